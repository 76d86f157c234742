/**
 * `npm run workflows` refuses what GitHub's own language service does not know: keys, expressions, permissions and inputs. An
 * action is pinned by digest, to the same one everywhere, because the owner of a tag can move it. Refused: `uses: an/action@v4`
 */
import { readFileSync, readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, join } from 'node:path'
import { TextDocument } from 'vscode-languageserver-textdocument'

// The language service imports JSON without saying so, as bundlers allow.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { validate } = await import('@actions/languageservice')

/** An action and its version; actions of this repository have none. */
const use = /^\s*(?:- )?uses: (?!\.\/)([^@\s]+)@(.*)$/gm
const pinned = /^[0-9a-f]{40} # v\d+\.\d+\.\d+$/

/** What is wrong in the workflows of a directory, a line each. */
export async function faultsInWorkflows(directory: string): Promise<string[]> {
  /** Reads a workflow that another one calls. */
  const fileProvider = {
    getFileContent: async (reference: object) => {
      const name = 'path' in reference ? String(reference.path) : ''
      return { name, content: readFileSync(join(directory, basename(name)), 'utf8') }
    },
  }
  const faults: string[] = []
  const versions = new Map<string, string>()
  for (const name of readdirSync(directory).toSorted()) {
    const text = readFileSync(join(directory, name), 'utf8')
    const document = TextDocument.create(`file:///.github/workflows/${name}`, 'yaml', 1, text)
    for (const { range, message } of await validate(document, { fileProvider }))
      faults.push(`${name}:${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`)
    if (!/^permissions:/m.test(text)) faults.push(`${name}: has no permissions for the whole workflow`)
    for (const [, action = '', version = ''] of text.matchAll(use)) {
      if (!pinned.test(version))
        faults.push(`${name}: ${action} is not pinned by digest, with its version behind it`)
      const other = versions.get(action) ?? version
      if (other !== version) faults.push(`${name}: ${action} is ${version} here and ${other} elsewhere`)
      versions.set(action, other)
    }
  }
  return faults
}

if (import.meta.main) {
  const faults = await faultsInWorkflows(join(import.meta.dirname, '../.github/workflows'))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
