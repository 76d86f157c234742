/// <reference types="vite/client" />

/** The variables of the build, which support-email.ts, content/site.ts and content/status.ts read. Browsers get their values. */
declare const process: { env: Readonly<Record<string, string | undefined>> }
