import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { exceptions } from '../../lighthouse.config.js'
import { buildIn, change, copyProject } from '../../scripts/support/copies.ts'
import { limits, pageGroups, siteFigures, visitFigures } from '../../shared/limits.ts'
import { startFaultySite } from '../support/faulty-site.ts'
import type { Exchange } from '../support/faulty-site.ts'
import { lighthousePhone } from '../support/phones.ts'
import { builtSite, paths } from '../support/site.ts'
import { hydrated } from '../support/waits.ts'
import { precached, lookForUpdate } from '../support/worker.ts'
import { bytes } from './rows.ts'
import type { Row } from './rows.ts'

/**
 * Measures transferred bytes after Brotli, without HTTP headers: the first visit to each page, the whole
 * site, and an update.
 */
export async function measureTransfer(browser: Browser): Promise<Row[]> {
  const site = await startFaultySite()
  using changed = copyProject()
  change(join(changed.directory, 'src/content/careers.ts'), /(lead: '[^']*) and /, '$1 plus ')
  await buildIn(changed.directory)
  const visits: { path: string; html: number; scripts: number; total: number }[] = []
  const rows: Row[] = []
  try {
    for (const path of paths) {
      const page = await browser.newPage({ baseURL: site.origin, ...lighthousePhone })
      site.log.length = 0
      await page.goto(path)
      await precached(page)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      // The browser requests an icon itself; Lighthouse does not see it.
      const all = site.log.filter((exchange) => !exchange.path.startsWith('/favicon'))
      // Requests before the worker's are the page's own.
      const own = all.slice(
        0,
        all.findIndex((exchange) => exchange.path === '/sw.js'),
      )
      const html = bytesOf(own.filter((exchange) => exchange.path === path))
      const scripts = bytesOf(own.filter((exchange) => exchange.path.endsWith('.js')))
      visits.push({ path, html, scripts, total: bytesOf(own) })
      if (path === '/') {
        rows.push(
          limited(siteFigures.worker, bytesOf(all.filter((exchange) => exchange.path === '/sw.js'))),
          limited(siteFigures.offline, bytesOf(all)),
          ['Files fetched twice on the way', String(repeated(all)), '0'],
        )
        site.log.length = 0
        site.deploy(join(changed.directory, 'dist/client'))
        if (!(await lookForUpdate(page))) throw new Error('The worker found no update in the changed site')
        rows.push(limited(siteFigures.changedWord, bytesOf(site.log)))
        site.deploy(builtSite)
      }
      await page.context().close()
    }
  } finally {
    await site.close()
  }
  const visitRows = pageGroups.flatMap((group) => {
    const some = visits.filter(({ path }) => (group ? path === group : !(path in exceptions)))
    const figures = visitFigures(group)
    return [
      limited(figures.document, Math.max(...some.map(({ html }) => html))),
      limited(figures.script, Math.max(...some.map(({ scripts }) => scripts))),
      limited(figures.total, Math.max(...some.map(({ total }) => total))),
    ]
  })
  return [...visitRows, ...rows]
}

function limited(figure: string, value: number): Row {
  return [figure, bytes(value), bytes(limits[figure]!)]
}

function bytesOf(exchanges: readonly Exchange[]): number {
  return exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0)
}

/** Number of responses that send a file again. */
function repeated(log: readonly Exchange[]): number {
  const withContent = log.filter((exchange) => exchange.bytes > 0)
  return withContent.length - new Set(withContent.map(({ path }) => path)).size
}
