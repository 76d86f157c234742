import type { ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { site } from '../src/content/site.ts'

const page = `<!doctype html>
<html lang="${site.locale}">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>Gallery</title></head>
  <body><div id="app"></div><script type="module" src="/gallery/main.tsx"></script></body>
</html>`

/** Serves the gallery at /gallery in development; builds do not include it. */
export function gallery(): Plugin {
  return {
    name: 'site:gallery',
    apply: 'serve',
    configureServer(server) {
      // The URL lacks the prefix /gallery. Vite serves the gallery's own modules.
      server.middlewares.use('/gallery', (request, response, next) =>
        request.url?.split('?')[0] === '/' ? void answer(server, response, next) : next(),
      )
    },
  }
}

async function answer(server: ViteDevServer, response: ServerResponse, next: Connect.NextFunction) {
  try {
    const html = await server.transformIndexHtml('/gallery', page)
    response.setHeader('Content-Type', 'text/html').end(html)
  } catch (error) {
    next(error)
  }
}
