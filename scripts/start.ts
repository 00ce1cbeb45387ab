// Becomes what builds, where what is built is not of the sources as they are, and then itself again; then the built server: one
// process, so that its signals reach it, and with nothing in it that only building needs.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { become } from '#server/process/become.ts'
import { needsBuild } from './build-if-needed.ts'

const BUILD = join(import.meta.dirname, 'build.ts')
const SERVER = join(import.meta.dirname, '../build/server/main.js')

if (needsBuild()) become([BUILD, '--then', ...process.execArgv, import.meta.filename])
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL(SERVER).href)
