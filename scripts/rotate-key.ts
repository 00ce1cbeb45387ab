// npm run rotate-key [-- settings.env]: re-encrypts health notes and emergency contacts with another key, also while the server runs.

import { rotateDataKey } from '#server/start/rotate-data-key.ts'
import { runCommand } from './run-command.ts'

await runCommand(process.argv[2], async (env) => console.log(await rotateDataKey(env)))
