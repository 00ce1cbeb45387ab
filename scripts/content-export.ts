// npm run content:export FOLDER [settings.env]: writes the website's version in force into a folder, for git or another server.

import { exportContent } from '#server/start/content-commands.ts'
import { runCommand } from './run-command.ts'

await runCommand(process.argv[3], async (env) => console.log(await exportContent(env, process.argv[2])))
