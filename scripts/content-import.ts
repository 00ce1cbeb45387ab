// npm run content:import FOLDER [settings.env]: publishes what `content:export` wrote as the website's next version.

import { importContent } from '#server/start/content-commands.ts'
import { runCommand } from './run-command.ts'

await runCommand(process.argv[3], async (env) => console.log(await importContent(env, process.argv[2])))
