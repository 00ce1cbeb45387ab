import { asc } from 'drizzle-orm'
import type { AlertView } from '#domain/contract/admin-shapes.ts'
import { alertText } from '#domain/site/alert-texts.ts'
import { ALERT_KINDS, isShown } from '#domain/site/alerts.ts'
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
