import { isNull, lt, or } from 'drizzle-orm'
import { banjulDay, hoursAfter, startOfBanjulDay } from '#domain/base/dates.ts'
import { DIGEST_HOUR } from '#domain/admin/operator-settings.ts'
import { operatorSettings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { readOperatorMails, SETTINGS_ROW } from '#server/store/operator-settings.ts'
import { departureLine, digestLines } from './digest-lines.ts'
import { readToday } from './read-today.ts'

/**
 * Writes the operator's morning digest once a day over all servers: at seven in Banjul, or as soon as a server runs after that. Days
 * skipped by an outage are not made up for, and a day without tasks stays without a mail (decision 0012).
 */
export async function sendDigest(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const today = banjulDay(now)
  if (now < hoursAfter(startOfBanjulDay(today), DIGEST_HOUR)) return
  const [row] = await deps.db.select({ digestedOn: operatorSettings.digestedOn }).from(operatorSettings)
  if (row?.digestedOn && row.digestedOn >= today) return
  const read = await readToday(deps)
  await deps.db.transaction(async (tx) => {
    const [mine] = await tx
      .insert(operatorSettings)
      .values({ id: SETTINGS_ROW, digestedOn: today })
      .onConflictDoUpdate({
        target: operatorSettings.id,
        set: { digestedOn: today },
        setWhere: or(isNull(operatorSettings.digestedOn), lt(operatorSettings.digestedOn, today)),
      })
      .returning({ id: operatorSettings.id })
    if (!mine) return
    const { morningDigest } = await readOperatorMails(tx)
    const lines = digestLines(read)
    if (!morningDigest || lines.length === 0) return
    const departure = read.nextDeparture && departureLine(read.nextDeparture)
    await queueMail(tx, deps, {
      template: 'operator-digest',
      to: operatorAddress(),
      data: { lines, departure },
      dedupeKey: `operator-digest:${today}`,
    })
  })
}
