// Builds the web when its sources have changed, then becomes the server: one process, so that its signals reach it.
import { register } from 'tsx/esm/api'
import { buildWeb, isBuildCurrent } from './build.ts'

process.env['NODE_ENV'] ??= 'production'
if (!(await isBuildCurrent())) await buildWeb()
// The mails' templates are JSX, which Node does not run by itself.
register()
await import('#server/main.ts')
