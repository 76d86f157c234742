/// <reference types="vite/client" />

/** What may be set when building. */
interface ImportMetaEnv {
  /** Where the site is published, e.g. `https://example.org`; no trailing slash. */
  readonly VITE_SITE_ORIGIN?: string
  /** The support address. */
  readonly VITE_SUPPORT_EMAIL?: string
}
