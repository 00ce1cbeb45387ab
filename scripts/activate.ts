// npm run activate [-- settings.env]: lets an instance that was restored from a backup send again, also while its server runs.

import { activateNow } from '#server/start/backup-commands.ts'
import { runCommand } from './run-command.ts'

await runCommand(process.argv[2], async (env) => console.log(await activateNow(env)))
