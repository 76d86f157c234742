/** Where the build goes; setup/build.mjs builds beside the last good site and puts the new one in its place. */
export const outputDirectory = process.env.SITE_OUTPUT ?? 'dist'

/** What is served. */
export const clientDirectory = `${outputDirectory}/client`
