/**
 * `npm run lacks -- safari_ios 17.2` prints what the site uses and this version of an engine lacks, each with the first file
 * that uses it. Of a property that it lacks, the keywords are not printed. Where the site works without it, the line ends with what the site is then.
 */
import { browsers } from 'web-features'
import { effectWithout, newFeaturesOfSite } from './oldest-engines.ts'

const [engine = '', version = ''] = process.argv.slice(2)

if (Object.hasOwn(browsers, engine) && /^\d+(\.\d+)?$/.test(version)) {
  const used = newFeaturesOfSite({ [engine]: version })
  const files = new Map(used.toReversed().map(({ file, name }) => [name, file]))
  for (const [name, file] of files)
    if (!Array.from(files.keys()).some((other) => name.startsWith(`${other}.`)))
      console.log([name, file, effectWithout(name)].filter(Boolean).join(': '))
} else {
  console.error(`Usage: npm run lacks -- ${Object.keys(browsers).join('|')} VERSION, such as 16.4`)
  process.exitCode = 1
}
