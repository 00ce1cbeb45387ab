// npm run backup [-- settings.env]: makes a backup now, also while the server runs.

import { backUpNow } from '#server/start/backup-commands.ts'
import { runCommand } from './run-command.ts'

await runCommand(process.argv[2], async (env) => console.log(await backUpNow(env)))
