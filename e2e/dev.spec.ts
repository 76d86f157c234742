import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, footerLink, heading, hydrated, idle, test } from './support/test.ts'
import { headings } from './support/site.ts'

/** `npm run dev` runs the same code as the built site. */

// Playwright logs to the console when it blocks a worker.
test.use({ serviceWorkers: 'allow' })

const root = join(import.meta.dirname, '..')

/** Starts the development server on a free port; resolves once it listens. */
async function startDevelopment() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const server = spawn('npx', ['vike', 'dev', '--port', String(port)], { cwd: root, detached: true })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => (output += String(part)))
  await expect.poll(() => output, { timeout: 30_000 }).toContain('ready in')
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'exit')
      process.kill(-server.pid!, 'SIGTERM')
      await closed
    },
  }
}

/** Without the notices and the footer's tools, which a worker has its part in. */
function textOf(page: Page) {
  return page.locator('main').evaluate((main) => main.textContent)
}

test('the development server hydrates the same pages as the build, without errors on the console', async ({
  page,
  site,
}) => {
  await using development = await startDevelopment()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  for (const path of ['/', '/contact'] as const) {
    await page.goto(site.origin + path)
    await hydrated(page)
    const built = await textOf(page)
    await page.goto(development.origin + path)
    await hydrated(page)
    await expect(heading(page)).toHaveText(headings[path])
    expect(await textOf(page), path).toBe(built)
  }
  await footerLink(page, '/careers').click()
  await expect(heading(page)).toHaveText(headings['/careers'])
  await idle(page)
  expect(problems).toEqual([])
})
