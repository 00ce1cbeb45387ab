// deploy/run.sh update:visit <http://127.0.0.1:3001> [seconds]: checks whether this version serves guests at that address, after waiting up
// to that many seconds until it is ready. Exits with 1 and a reason if something is wrong, with 2 if it is not ready yet.

import { join } from 'node:path'
import { visit } from './update/visit.ts'

const [address = '', seconds = '90'] = process.argv.slice(2)
const clientFolder = join(import.meta.dirname, '../build/client')
const wrong = await visit({ address, clientFolder, patienceMs: Number(seconds) * 1000 })
if (wrong !== null) {
  console.error(wrong.text)
  process.exitCode = wrong.mayPass ? 2 : 1
}
