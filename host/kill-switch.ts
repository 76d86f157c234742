/**
 * `npm run kill-switch`: replaces the worker of a built site, by default dist/client, with the one that
 * unregisters itself.
 */
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readWords, stop } from '../shared/command.ts'
import { workerFile } from '../src/addresses.ts'
import { compressedEndings } from './headers.ts'

const [directory = join(import.meta.dirname, '../dist/client')] = readWords()
const worker = join(directory, workerFile)

if (!existsSync(worker)) stop(`There is no built site in ${directory}: run "npm run build" first.`)
copyFileSync(join(import.meta.dirname, 'kill-switch-worker.js'), worker)
// Otherwise the server would send the compressed copies of the old worker.
for (const ending of Object.values(compressedEndings)) rmSync(worker + ending, { force: true })
console.log(`${worker} now unregisters itself. Deploy this folder; "npm run build" brings the worker back.`)
