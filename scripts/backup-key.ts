// npm run backup:key: creates the key pair of the backups and shows it once. Nothing of it is stored here.

import { makeBackupKey } from '#server/backup/encrypt.ts'

const { identity, recipient } = await makeBackupKey()
console.log(`The key that opens your backups. Keep it in your password manager and on paper, and never on this server: whoever
has it can read them, and without it nobody can. It is shown only this once.

  ${identity}

What the server needs to make them. Put it into its settings, and restart:

  BACKUP_RECIPIENT=${recipient}`)
