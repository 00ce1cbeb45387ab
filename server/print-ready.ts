import { promisify } from 'node:util'
import { makeAdminPassword } from '#server/account/admin-password.ts'
import type { Deps } from '#server/deps.ts'

/** Prints the admin password, if the server has just made it, and its address, after everything that was logged before. */
export async function printReady(deps: Deps, address: string): Promise<void> {
  await promisify(deps.log.flush.bind(deps.log))()
  await makeAdminPassword(deps, (password) =>
    console.log(`admin password, shown only this once: ${password}`),
  )
  console.log(`ready on ${address}`)
}
