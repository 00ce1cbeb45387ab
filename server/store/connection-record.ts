import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import type { ConnectionName } from '#domain/site/connections.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { connections } from '#server/db/schema.ts'
import { isSealed, type DataKeys } from '#server/process/data-keys.ts'

/** What is stored of each connection. Secret. */
const KEPT = {
  stripe: z.object({
    secretKey: z.string(),
    webhookSecret: z.string(),
    /** The account's name, and the methods that were on when last asked. Null if the key may not read them. */
    account: z.nullable(z.string()),
    methods: z.nullable(z.array(z.enum(CHECKOUT_METHODS))),
  }),
  mail: z.object({ url: z.string(), from: z.nullable(z.string()) }),
}

export interface KeptConnections {
  stripe: z.output<typeof KEPT.stripe> | null
  mail: z.output<typeof KEPT.mail> | null
}

interface Keeping {
  db: Database | Transaction
  dataKeys: DataKeys
}

/** Returns the location that binds a connection's encrypted text. */
export function connectionPlace(name: string): string {
  return `connections/${name}/sealed`
}

/** Returns the connections that the operator made on the desk. @throws {SealedDataError} */
export async function readConnections({ db, dataKeys }: Keeping): Promise<KeptConnections> {
  const rows = await db.select().from(connections)
  function open(name: ConnectionName): unknown {
    const sealed = rows.find((row) => row.name === name)?.sealed
    return sealed && isSealed(sealed) ? JSON.parse(dataKeys.open(sealed, connectionPlace(name))) : null
  }
  return {
    stripe: z.nullable(KEPT.stripe).parse(open('stripe')),
    mail: z.nullable(KEPT.mail).parse(open('mail')),
  }
}

/** Stores a connection, encrypted, in place of an earlier one. */
export async function keepConnection<Name extends ConnectionName>(
  { db, dataKeys }: Keeping,
  name: Name,
  kept: NonNullable<KeptConnections[Name]>,
  updatedAt: Date,
): Promise<void> {
  const sealed = dataKeys.seal(JSON.stringify(kept), connectionPlace(name))
  await db
    .insert(connections)
    .values({ name, sealed, updatedAt })
    .onConflictDoUpdate({ target: connections.name, set: { sealed, updatedAt } })
}

/** Deletes a connection. Returns false if there was none. */
export async function forgetConnection(db: Database | Transaction, name: ConnectionName): Promise<boolean> {
  return (await db.delete(connections).where(eq(connections.name, name)).returning()).length > 0
}
