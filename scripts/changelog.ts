/**
 * `npm run changelog`: prints what changed in each release, from the tags and the messages of the commits.
 * `npm run changelog -- v1.2.0` prints one release.
 */
import { readWords, stop } from '../shared/command.ts'
import { git, releaseTags } from '../shared/git.ts'

/** The section of a tag: its date, and the subjects of all commits since the tag before it, newest first. */
function section(tag: string, before: string | undefined): string {
  const date = git('log', '-1', '--format=%cs', tag)
  const changes = git('log', '--no-merges', '--format=- %s', before ? `${before}..${tag}` : tag)
  return `## ${tag} (${date})\n\n${changes}\n`
}

const tags = git('tag', '--list', releaseTags, '--sort=-version:refname').split('\n').filter(Boolean)
const [wanted] = readWords()
if (wanted && !tags.includes(wanted)) stop(`There is no tag ${wanted}.`)
const sections = tags.flatMap((tag, index) =>
  wanted && tag !== wanted ? [] : [section(tag, tags[index + 1])],
)
console.log(sections.join('\n') || 'There is no release yet: no tag such as v1.0.0.')
