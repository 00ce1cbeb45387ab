import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { alertText, resolvedText, type AlertFacts } from '#domain/site/alert-texts.ts'
import { ALERT_KINDS, isDue, NO_ALERT, nextAlertState, type AlertStep } from '#domain/site/alerts.ts'
import { banjulDay, DAY_MS } from '#domain/base/dates.ts'
import type { Transaction } from '#server/db/connect.ts'
import { alerts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { LOOKS, type Seen } from './run-checks.ts'

type AlertRow = typeof alerts.$inferSelect

/**
 * Runs the checks that are due, and tells the operator of problems with the instance: in the log, on the admin area's front page and by
 * mail. All servers share the alerts' rows, so that one server runs a check and one mail is written (decision 0141). A check that fails
 * leaves its alert unchanged.
 */
export async function raiseAlerts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const rows = await deps.db.select().from(alerts)
  for (const kind of ALERT_KINDS) {
    const server = kind === 'disk-full' ? deps.hostInfo.server : ''
    const row = rows.find((one) => one.kind === kind && one.server === server)
    if ((row && !isDue(kind, row.checkedAt, now)) || !(await takeTurn(deps, { kind, server }, row))) continue
    try {
      const seen = await LOOKS[kind](deps, { wrong: Boolean(row?.beganAt) })
      if (seen && (seen.finding.wrong || row?.suspectedAt || row?.beganAt))
        await noteSeen(deps, { kind, server }, seen)
    } catch (error) {
      deps.log.error({ err: error, alert: kind }, 'what an alert is about could not be looked at')
    }
  }
  await forgetGoneServers(deps)
}

/** Returns true if this server is the one that runs the check this time. */
async function takeTurn(
  { db, clock }: Deps,
  { kind, server }: Pick<AlertRow, 'kind' | 'server'>,
  row: AlertRow | undefined,
): Promise<boolean> {
  const checkedAt = clock.now()
  const taken = await db
    .insert(alerts)
    .values({ kind, server, checkedAt })
    .onConflictDoUpdate({
      target: [alerts.kind, alerts.server],
      set: { checkedAt },
      setWhere: row ? eq(alerts.checkedAt, row.checkedAt) : sql`false`,
    })
    .returning({ kind: alerts.kind })
  return taken.length > 0
}

async function noteSeen(
  deps: Deps,
  { kind, server }: Pick<AlertRow, 'kind' | 'server'>,
  seen: NonNullable<Seen>,
): Promise<void> {
  const which = and(eq(alerts.kind, kind), eq(alerts.server, server))
  const step = await deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(alerts).where(which).for('update')
    const taken = nextAlertState(kind, row ?? NO_ALERT, seen.finding, deps.clock.now())
    const facts = 'facts' in seen ? seen.facts : (row?.facts ?? null)
    const { suspectedAt, beganAt, calmSince, toldOn, toldOverOn } = taken.state
    await tx.update(alerts).set({ suspectedAt, beganAt, calmSince, toldOn, toldOverOn, facts }).where(which)
    if (facts) await tell(tx, deps, { step: taken, facts, server })
    return { ...taken, facts }
  })
  if (step.facts) logStep(deps, step.event, step.facts)
}

async function tell(
  tx: Transaction,
  deps: Deps,
  { step, facts, server }: { step: AlertStep; facts: AlertFacts; server: string },
): Promise<void> {
  if (step.mail === null) return
  const template = step.mail === 'on' ? 'operator-alert' : 'operator-alert-over'
  await queueMail(tx, deps, {
    template,
    to: operatorAddress(),
    data: { facts },
    dedupeKey: `${template}:${facts.kind}:${server}:${banjulDay(deps.clock.now())}`,
  })
}

function logStep({ log }: Deps, event: AlertStep['event'], facts: AlertFacts): void {
  const about = { alert: facts.kind }
  if (event === 'over') log.info(about, resolvedText(facts).title)
  if (event !== 'began') return
  const { title, what, mend } = alertText(facts)
  log.error(about, `${title}. ${what} ${mend}`)
}

/** Deletes the rows of servers that have not checked their disk for a day, because they are gone or renamed. */
async function forgetGoneServers({ db, clock }: Deps): Promise<void> {
  const aDayAgo = new Date(clock.now().getTime() - DAY_MS)
  await db.delete(alerts).where(and(ne(alerts.server, ''), lt(alerts.checkedAt, aDayAgo)))
}
