// Builds in a child process if the sources have changed, then starts the built server in this one.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfNeeded } from './build-if-needed.ts'
import { endWithShell } from './end-with-shell.ts'

const SERVER = join(import.meta.dirname, '../build/server/main.js')

if (process.env['npm_lifecycle_event'] === 'start') endWithShell()
await buildIfNeeded()
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL(SERVER).href)
