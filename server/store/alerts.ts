import { asc } from 'drizzle-orm'
import type { AlertView } from '#domain/admin/admin-shapes.ts'
import { recordOf } from '#domain/booking/typed-records.ts'
import { alertText } from '#domain/site/alert-texts.ts'
import { ALERT_KINDS, isShown, type AlertKind } from '#domain/site/alerts.ts'
import type { Database } from '#server/db/connect.ts'
import { alerts } from '#server/db/schema.ts'

/** Returns the active alerts in the operator's words, in the order of `ALERT_KINDS`. */
export async function listAlerts(db: Database): Promise<AlertView[]> {
  const rows = await db.select().from(alerts).orderBy(asc(alerts.beganAt), asc(alerts.server))
  return ALERT_KINDS.flatMap((kind) =>
    rows.flatMap((row) => {
      const { beganAt, facts, server } = row
      if (row.kind !== kind || !beganAt || !facts || !isShown(kind, row)) return []
      return [{ id: `${kind}:${server}`, since: beganAt.toISOString(), ...alertText(facts) }]
    }),
  )
}

/** Returns the number of active alerts of each kind, 0 included. */
export async function countAlerts(db: Database): Promise<Record<AlertKind, number>> {
  const rows = await db.select().from(alerts)
  const goOn = rows.filter(({ beganAt, calmSince }) => beganAt !== null && calmSince === null)
  return recordOf(ALERT_KINDS, (kind) => goOn.filter((row) => row.kind === kind).length)
}
