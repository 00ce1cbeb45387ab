// Builds in a child process if the sources have changed, then starts the built server in this one. In production it starts what was built:
// the process that guests reach must not be able to write what it runs.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfNeeded } from './build-if-needed.ts'
import { isBuilt } from './build-stamp.ts'
import { endWithShell } from './end-with-shell.ts'

const SERVER = join(import.meta.dirname, '../build/server/main.js')

if (process.env['npm_lifecycle_event'] === 'start') endWithShell()
if (process.env['NODE_ENV'] !== 'production' || !isBuilt()) await buildIfNeeded()
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL(SERVER).href)
