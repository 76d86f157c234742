/**
 * The linter's rules on imports refuse those against the order of the folders, so that words and figures flow one way. Refused in
 * src/content: `import { Text } from '../components/text/text.tsx'`
 */
import type { OxlintOverride } from 'oxlint'

const foldersOfSrc = ['content', 'prints', 'head', 'components', 'pages', 'pwa', 'app'] as const
const otherFolders = [
  'shared',
  'host',
  'renderer',
  'scripts',
  'lint',
  'art',
  'gallery',
  'tests',
  'e2e',
] as const

/** The folders of modules, those of src first. Each may import only some of those before it, so there is no cycle of folders. */
export const folders = [...foldersOfSrc, ...otherFolders]

type Folder = (typeof folders)[number]

/** What each folder imports of the others: folders, types of a folder, or single files. All may import files in no folder. */
export const importsOf: Record<
  Folder,
  readonly (Folder | `types of ${Folder}` | `${Folder}/${string}.ts`)[]
> = {
  content: [],
  prints: ['content/icons.ts'],
  head: ['content'],
  components: ['prints', 'types of content'],
  pages: ['components', 'content', 'head', 'prints'],
  pwa: ['components', 'content'],
  app: ['content', 'prints', 'head', 'components', 'pages', 'pwa'],
  shared: ['components', 'content'],
  host: ['shared'],
  renderer: [...foldersOfSrc, 'shared', 'host'],
  scripts: ['renderer/style/style-names.ts', 'shared'],
  lint: ['content', 'renderer', 'shared'],
  art: ['content', 'host', 'pages/looks.ts', 'prints', 'renderer', 'scripts', 'shared'],
  gallery: foldersOfSrc,
  tests: [...foldersOfSrc, 'shared', 'host', 'renderer', 'scripts', 'lint', 'art', 'gallery'],
  e2e: folders.filter((folder) => folder !== 'tests' && folder !== 'e2e'),
}

interface Restriction {
  group?: string[]
  regex?: string
  message: string
  allowTypeImports?: true
}

const sheets = {
  regex: '^\\.\\./.*\\.module\\.css$',
  message: 'A sheet is imported in its own folder only (decision 019).',
}

const packages = {
  regex: '^[^.]',
  message: 'content and prints need no packages, so they may import none.',
}

/** What two folders may not import besides. */
const alsoRestricted: Partial<Record<Folder, readonly Restriction[]>> = {
  content: [packages],
  prints: [
    packages,
    {
      group: ['../*.ts', '../../*.ts', '!../drawing.ts'],
      message: 'Prints may import no files in no folder; places import drawing.ts.',
    },
  ],
}

function restrictionsOf(folder: Folder): Restriction[] {
  const imports: readonly string[] = importsOf[folder]
  const others = folders.filter((other) => other !== folder && !imports.includes(other))
  const onlyTypes = others.filter((other) => imports.includes(`types of ${other}`))
  const files = imports.filter((name) => name.endsWith('.ts'))
  const names =
    others.length < imports.length ? `all but ${others.join(', ')}` : `only ${imports.join(', ') || 'itself'}`
  return [
    {
      group: [
        ...others.filter((other) => !onlyTypes.includes(other)).map(everythingIn),
        ...files.map((file) => `!**/${file}`),
      ],
      message: `Of the folders, ${folder} may import ${names}.`,
    },
    ...onlyTypes.map((other) => ({
      group: [everythingIn(other)],
      message: `From ${other}, ${folder} may import only types: they take its values as props.`,
      allowTypeImports: true as const,
    })),
    ...(foldersOfSrc.some((other) => other === folder) ? [sheets] : []),
    ...(alsoRestricted[folder] ?? []),
  ]
}

function everythingIn(folder: Folder): string {
  return `**/${folder}/**`
}

function restrict(files: string[], patterns: Restriction[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** The linter's rules on imports (oxlint.config.ts). */
export const importDirection: OxlintOverride[] = [
  restrict(
    ['src/*.ts'],
    [
      {
        group: folders.map(everythingIn),
        message: 'All folders may import the files beside them in src, so these import no folder.',
      },
    ],
  ),
  restrict(
    ['measures.ts', 'tokens.ts'],
    [
      {
        group: [everythingIn('art')],
        message:
          'What style and drawings share is in src/prints/places, so that style does not need what draws.',
      },
    ],
  ),
  ...folders.map((folder) => restrict([`src/${folder}/**`, `${folder}/**`], restrictionsOf(folder))),
]
