/**
 * The linter's rules on imports refuse those against the direction content → components → pages → app → renderer, so that
 * words and figures flow one way. Refused in src/content: `import { Text } from '../components/text/text.tsx'`
 */
import type { OxlintOverride } from 'oxlint'

const foldersOfSrc = ['app', 'components', 'content', 'head', 'pages', 'prints', 'pwa'] as const
const otherFolders = [
  'art',
  'e2e',
  'gallery',
  'host',
  'lint',
  'renderer',
  'scripts',
  'shared',
  'tests',
] as const

/** The folders of modules: those of src, then the others. */
export const folders = [...foldersOfSrc, ...otherFolders]

type Folder = (typeof folders)[number]

/** What each folder imports of the others: folders, types of a folder, or single files. All may import files in no folder. */
const importsOf: Record<Folder, readonly (Folder | `types of ${Folder}` | `${Folder}/${string}.ts`)[]> = {
  content: [],
  prints: ['content/icons.ts'],
  head: ['content'],
  components: ['prints', 'types of content'],
  pages: ['components', 'content', 'head', 'prints'],
  pwa: ['components', 'content'],
  app: foldersOfSrc,
  renderer: [...foldersOfSrc, 'host'],
  host: ['scripts'],
  scripts: ['renderer/style/style-names.ts', 'renderer/style/style-classes.ts'],
  art: ['content', 'host', 'pages/looks.ts', 'prints', 'renderer', 'scripts', 'shared'],
  shared: ['components', 'content'],
  // What tests and e2e share is in shared.
  tests: folders.filter((folder) => folder !== 'e2e'),
  e2e: folders,
  gallery: folders,
  lint: ['content', 'renderer', 'shared'],
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
  message: 'content and prints are plain data: they may import no packages.',
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
  const imports: readonly string[] = importsOf[folder].filter((name) => name !== folder)
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
