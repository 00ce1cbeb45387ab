import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables/account-tables.ts'
import { unclaimedHolds } from '#server/db/schema.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { signUp } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

// Only a place that somebody known holds moves the price (decision 0055).

/** As if everybody who holds a place were known. */
export async function makeHoldersKnown({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.delete(unclaimedHolds)
}

/** As if the guest had opened the link that confirms the address. */
export async function confirmAddress({ db }: Pick<TestApp, 'db'>, email: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
}

/** Somebody signed in with a confirmed address. */
export async function signUpKnown(app: TestApp, email: string): Promise<Visitor> {
  const visitor = await signUp(app, email)
  await confirmAddress(app, email)
  return visitor
}
