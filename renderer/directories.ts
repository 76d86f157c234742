/**
 * The output directory. scripts/build.mjs builds into a temporary one and replaces the last good build at the end;
 * e2e/visual/builds.ts builds beside that build.
 */
export const outputDirectory = process.env.SITE_OUTPUT ?? 'dist'

/** The directory of the served files. */
export const clientDirectory = `${outputDirectory}/client`
