import { eq, isNotNull, isNull } from 'drizzle-orm'
import { keysOf, pick, recordOf } from '#domain/base/typed-records.ts'
import type { Actor } from '#domain/booking/history.ts'
import {
  OPERATOR_MAIL_NAMES,
  USUAL_OPERATOR_MAILS,
  type OperatorMails,
} from '#domain/contract/settings-calls.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { operatorSettings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordHistory } from './record-history.ts'

/** Id of the table's only row. */
export const SETTINGS_ROW = 1

/** Returns which emails the operator wants. */
export async function readOperatorMails(db: Database | Transaction): Promise<OperatorMails> {
  const [row] = await db.select().from(operatorSettings).where(eq(operatorSettings.id, SETTINGS_ROW))
  return row ? pick(row, keysOf(USUAL_OPERATOR_MAILS)) : USUAL_OPERATOR_MAILS
}

/** Switches emails on or off, and records each actual change in the history. */
export async function changeOperatorMails(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  changes: { [Name in keyof OperatorMails]?: OperatorMails[Name] | undefined },
  by: Actor,
): Promise<OperatorMails> {
  return db.transaction(async (tx) => {
    await tx.insert(operatorSettings).values({ id: SETTINGS_ROW }).onConflictDoNothing()
    // With two devices at once, the second reads what the first has written.
    await tx.select().from(operatorSettings).where(eq(operatorSettings.id, SETTINGS_ROW)).for('update')
    const before = await readOperatorMails(tx)
    const after = recordOf(keysOf(before), (name) => changes[name] ?? before[name])
    const changed = keysOf(before).filter((name) => before[name] !== after[name])
    if (changed.length === 0) return before
    await tx.update(operatorSettings).set(after).where(eq(operatorSettings.id, SETTINGS_ROW))
    const at = clock.now()
    const lines = changed.map((name) => {
      const [from, to] = [onOrOff(before[name]), onOrOff(after[name])]
      return { at, by, what: OPERATOR_MAIL_NAMES[name], from, to }
    })
    await recordHistory(tx, ...lines)
    return after
  })
}

function onOrOff(isOn: boolean): string {
  return isOn ? 'on' : 'off'
}

/** True once the operator has opened the website for guests. */
export async function isOpened(db: Database | Transaction): Promise<boolean> {
  return (await db.$count(operatorSettings, isNotNull(operatorSettings.openedAt))) > 0
}

/** Opens the website for guests. Returns false if it was open before. */
export async function openForGuests(tx: Transaction, openedAt: Date): Promise<boolean> {
  await tx.insert(operatorSettings).values({ id: SETTINGS_ROW }).onConflictDoNothing()
  const opened = await tx
    .update(operatorSettings)
    .set({ openedAt })
    .where(isNull(operatorSettings.openedAt))
    .returning()
  return opened.length > 0
}
