// npm run backup:key: creates the key pair of the backups and shows it once. Nothing of it is stored here.

import { makeBackupKey } from '#server/backup/encrypt.ts'

const { identity, recipient } = await makeBackupKey()
console.log(`This key opens your backups, and is shown only once. Keep it in your password manager and on paper, but never on
this server: anyone who has it can read your backups, and without it no one can.

  ${identity}

The server needs this line to make backups. Add it to the settings, and restart the server:

  BACKUP_RECIPIENT=${recipient}`)
