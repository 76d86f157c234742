/** The part of negotiator that the server uses; the published types lack the `preferred` option. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: IncomingMessage)
    /** The client's preferred encoding among those available; `preferred` decides between equals. */
    encoding(available: readonly string[], options?: { preferred: readonly string[] }): string | undefined
  }
}
