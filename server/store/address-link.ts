import { signJWT, verifyJWT } from 'better-auth/crypto'
import { and, eq, isNotNull, not } from 'drizzle-orm'
import * as z from 'zod/mini'
import { CONFIRM_LINK_HOURS } from '#domain/account/account.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import { users } from '#server/db/tables/account-tables.ts'

// The link that confirms the address of an account. Whoever has it can read the account's mailbox, so it is mailed only there. It works
// once, because a confirmed address needs no second confirmation (decision 0055).

/** The page that confirms an address with a link's token, and without one sends a new link. */
export const ADDRESS_PAGE = '/confirm-address'

type LinkDeps = Pick<BaseDeps, 'env'>

const addressLinkSchema = z.object({ userId: z.string(), email: z.string() })
type LinkedAccount = z.infer<typeof addressLinkSchema>

/** Returns a link that confirms an account's address. Mail it only to that address. */
export async function addressLink({ env }: LinkDeps, account: LinkedAccount): Promise<string> {
  const token = await signJWT(account, secretOf(env), CONFIRM_LINK_HOURS * 60 * 60)
  return `${env.baseUrl}${ADDRESS_PAGE}?token=${encodeURIComponent(token)}`
}

/**
 * Returns the link for an email to a booking's guest. Null unless the booking holds a place for an account whose unconfirmed address is the
 * recipient's.
 */
export async function addressLinkFor(
  db: Database | Transaction,
  deps: LinkDeps,
  { bookingId, to }: { bookingId: string; to: string },
): Promise<string | null> {
  const [account] = await db
    .select({ userId: users.id, email: users.email })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        eq(bookings.id, bookingId),
        isNotNull(bookings.placeNumber),
        eq(users.email, to.toLowerCase()),
        not(users.emailVerified),
      ),
    )
  return account ? addressLink(deps, account) : null
}

/** Returns the account whose address a link confirms. Null if the link was used, has expired or is invalid. */
export async function accountOfLink(
  { db, env }: Pick<BaseDeps, 'db' | 'env'>,
  token: string,
): Promise<LinkedAccount | null> {
  const where = await unconfirmedAccount(env, token)
  const [account] = where ? await db.select(ACCOUNT).from(users).where(where) : []
  return account ?? null
}

/** Confirms the address by its link and returns the account's id. Null if the link was used, has expired or is invalid. */
export async function confirmByLink(
  { db, env }: Pick<BaseDeps, 'db' | 'env'>,
  token: string,
): Promise<string | null> {
  const where = await unconfirmedAccount(env, token)
  const [account] = where
    ? await db.update(users).set({ emailVerified: true }).where(where).returning(ACCOUNT)
    : []
  return account?.userId ?? null
}

const ACCOUNT = { userId: users.id, email: users.email }

async function unconfirmedAccount(env: BaseDeps['env'], token: string) {
  const link = addressLinkSchema.safeParse(await verifyJWT(token, secretOf(env)))
  if (!link.success) return null
  return and(eq(users.id, link.data.userId), eq(users.email, link.data.email), not(users.emailVerified))
}

function secretOf({ sessionSecret }: BaseDeps['env']): string {
  return `address link ${sessionSecret}`
}
