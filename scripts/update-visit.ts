// deploy/run.sh update:visit <http://127.0.0.1:3001> [seconds]: does this version, at that address, serve a guest? Waits so long until
// it is ready. Exits with 1 where something is wrong, and says what; with 2 where it is not ready yet.
import { join } from 'node:path'
import { visit } from './update/visit.ts'

const [address = '', seconds = '90'] = process.argv.slice(2)
const clientFolder = join(import.meta.dirname, '../build/client')
const wrong = await visit({ address, clientFolder, patienceMs: Number(seconds) * 1000 })
if (wrong !== null) {
  console.error(wrong.text)
  process.exitCode = wrong.mayPass ? 2 : 1
}
