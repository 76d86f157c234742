import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compress } from '../../renderer/files/compress.ts'
import { fileOf } from '../../src/addresses.ts'
import { paths } from '../support/site.ts'

const style =
  'body{max-width:40rem;margin:auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;color:#14172b;background:#fbf8f3}' +
  'h1,h2,h3{line-height:1.2}a{color:#27348b}li{margin-block:.5rem}'

/** Address of the plain page with the words of a page. */
export function plainAddressOf(path: string): string {
  return `/plain${path === '/' ? '/index' : path}`
}

/** Writes a plain HTML page with the words of each page: one response, little style, no pictures, no script. */
export async function writePlainPages(directory: string) {
  for (const path of paths) {
    const file = join(directory, 'plain', fileOf(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, plainPage(readFileSync(join(directory, fileOf(path)), 'utf8')))
    await compress(file)
  }
}

function plainPage(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const words = main
    .replaceAll(/<svg.*?<\/svg>|<img[^>]*>|<\/?(?:div|span)[^>]*>/gs, '')
    .replaceAll(/<(?!a )(\w+)[^>]*>/g, '<$1>')
    .replaceAll(/<a [^>]*(href="[^"]*")[^>]*>/g, '<a $1>')
  const links = paths.map((path) => `<a href="${plainAddressOf(path)}">${path}</a>`).join(' ')
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Plain HTML</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>` +
    `<body>${words}<footer>${links}</footer></body></html>`
  )
}
