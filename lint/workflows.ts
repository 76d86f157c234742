/**
 * `npm run workflows` refuses what GitHub's own language service does not know: keys, expressions, permissions and inputs. An
 * action is pinned by digest, to the same one everywhere, because the owner of a tag can move it; a container is not (decision
 * 021). Refused: `uses: an/action@v4`
 */
import { readFileSync, readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, join } from 'node:path'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { report } from './report.ts'

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
  const workflows = readdirSync(directory)
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(directory, name), 'utf8') }))
  const unknown = await Promise.all(workflows.map((workflow) => faultsOfService(workflow, directory)))
  const withoutPermissions = workflows.filter(({ text }) => !/^permissions:/m.test(text))
  return [
    ...unknown.flat(),
    ...withoutPermissions.map(({ name }) => `${name}: has no permissions for the whole workflow`),
    ...faultsOfPins(workflows),
  ]
}

interface Workflow {
  name: string
  text: string
}

/** What the language service does not know in a workflow. */
async function faultsOfService({ name, text }: Workflow, directory: string): Promise<string[]> {
  /** Reads a workflow that this one calls. */
  const fileProvider = {
    getFileContent: async (reference: object) => {
      const called = 'path' in reference ? String(reference.path) : ''
      return { name: called, content: readFileSync(join(directory, basename(called)), 'utf8') }
    },
  }
  const document = TextDocument.create(`file:///.github/workflows/${name}`, 'yaml', 1, text)
  const found = await validate(document, { fileProvider })
  return found.map(
    ({ range, message }) =>
      `${name}:${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  )
}

/** Actions that are not pinned by digest, or to another one than elsewhere. */
function faultsOfPins(workflows: readonly Workflow[]): string[] {
  const faults: string[] = []
  const versions = new Map<string, string>()
  for (const { name, text } of workflows)
    for (const [, action = '', version = ''] of text.matchAll(use)) {
      if (!pinned.test(version))
        faults.push(`${name}: ${action} is not pinned by digest, with its version behind it`)
      const other = versions.get(action) ?? version
      if (other !== version) faults.push(`${name}: ${action} is ${version} here and ${other} elsewhere`)
      versions.set(action, other)
    }
  return faults
}

if (import.meta.main) report(await faultsInWorkflows(join(import.meta.dirname, '../.github/workflows')))
