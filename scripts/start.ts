// Builds what is not built from the sources as they are, then becomes the built server: one process, so that its signals
// reach it, and with nothing in it that only building needs.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfNeeded } from './build-if-needed.ts'

const SERVER = join(import.meta.dirname, '../build/server/main.js')

process.env['NODE_ENV'] ??= 'production'
await buildIfNeeded()
await import(pathToFileURL(SERVER).href)
