import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { loadRetreat, type RetreatRow } from './booking-record.ts'
import { idInToken, isSameToken, linkToken } from './link-token.ts'

/** Returns the token that opens the lodge's part of a retreat's sheet. Null if there is no link (decision 0104). */
export function lodgeLinkToken(
  deps: Pick<Deps, 'env'>,
  { id, lodgeLinkVersion: version, lodgeLinkAt }: Pick<RetreatRow, 'id' | 'lodgeLinkVersion' | 'lodgeLinkAt'>,
): string | null {
  return lodgeLinkAt === null ? null : linkToken(deps, 'lodge', { id, version })
}

/** Returns the retreat that a token opens. Null if the token is forged or no longer valid. */
export async function findByLodgeLinkToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<RetreatRow | null> {
  const id = idInToken(token)
  const retreat = id && (await loadRetreat(db, id))
  const good = retreat && lodgeLinkToken(deps, retreat)
  return good && isSameToken(token, good) ? retreat : null
}
