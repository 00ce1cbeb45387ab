// Builds in a process of its own where the sources have changed, then starts the built server in this one.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfNeeded } from './build-if-needed.ts'

const SERVER = join(import.meta.dirname, '../build/server/main.js')

await buildIfNeeded()
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL(SERVER).href)
