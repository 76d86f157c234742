import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Difference } from './compare.ts'

/** Writes a page with before, after and difference of each pair. Returns its path. */
export function writeReport(directory: string, differences: readonly Difference[]): string {
  mkdirSync(directory, { recursive: true })
  const sections = differences.map(({ name, pixels, ...pictures }, index) => {
    const figures = Object.entries(pictures).map(([kind, picture]) => {
      const file = `${index + 1}-${kind}.png`
      writeFileSync(join(directory, file), picture)
      return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`
    })
    return `<section><h2>${name}: ${pixels} pixels</h2>${figures.join('')}</section>`
  })
  const file = join(directory, 'index.html')
  writeFileSync(file, page(sections))
  return file
}

function page(sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looks: ${sections.length} differences</title>
<style>
body { font: 1rem system-ui; margin: 1rem }
section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
h2 { grid-column: 1 / -1 }
figure { margin: 0 }
img { width: 100%; border: 1px solid }
</style>
<h1>${sections.length} differences</h1>
${sections.join('\n')}
</html>
`
}
