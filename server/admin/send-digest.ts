import { sql } from 'drizzle-orm'
import {
  banjulDay,
  formatDay,
  formatTime,
  hoursAfter,
  startOfBanjulDay,
  type CalendarDay,
} from '#domain/base/dates.ts'
import { centsFromEuros, formatCents } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { Departure, MissingThing, Today } from '#domain/contract/admin-shapes.ts'
import { DIGEST_HOUR } from '#domain/contract/settings-calls.ts'
import { isToCallAbout } from '#domain/date-change/change-choice.ts'
import type { DigestLine } from '#emails/operator/operator-digest.tsx'
import { operatorSettings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { readOperatorMails, SETTINGS_ROW } from '#server/store/operator-settings.ts'
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
        setWhere: sql`${operatorSettings.digestedOn} is null or ${operatorSettings.digestedOn} < ${today}`,
      })
      .returning({ id: operatorSettings.id })
    if (!mine) return
    const { morningDigest } = await readOperatorMails(tx)
    const lines = digestLines(read, today)
    if (!morningDigest || lines.length === 0) return
    const next = read.running.find(({ inDays }) => inDays === 0) ?? read.nextDeparture
    const departure = next ? departureLine(next) : null
    await queueMail(tx, deps, {
      template: 'operator-digest',
      to: operatorAddress(deps),
      data: { lines, departure },
      dedupeKey: `operator-digest:${today}`,
    })
  })
}

/** Returns the open tasks, one line per kind, in the order of the admin area's front page. Empty if there are none. */
export function digestLines(today: Today, day: CalendarDay): DigestLine[] {
  const { transfers, refunds, overdue, failedMails, messages, complaints, handOvers, holdsEnding } = today
  const unanswered = today.openChanges.filter((change) => isToCallAbout(change, day))
  return [
    line(
      today.untold.flatMap(({ guests, label }) => guests.map(() => label)),
      ['guest to tell yourself', 'guests to tell yourself'],
      (list) => [...new Set(list)].join('; '),
    ),
    line(transfers, ['transfer to check', 'transfers to check'], (list) => `${sumOf(list)}, ${oldest(list)}`),
    line(
      refunds,
      ['refund or card question', 'refunds and card questions'],
      (list) => `${sumOf(list)}, ${oldest(list)}`,
    ),
    line(overdue, ['balance overdue', 'balances overdue'], (list) =>
      [sumOf(list), `up to ${counted(Math.max(...list.map(({ daysLate }) => daysLate)), 'day')} late`].join(
        ', ',
      ),
    ),
    line(failedMails, ['email not delivered', 'emails not delivered'], oldest),
    line(
      holdsEnding,
      ['hold ends today', 'holds end today'],
      (list) => `the first at ${formatTime(new Date(list[0]?.holdExpiresAt ?? ''))}`,
    ),
    line(messages, ['message to answer', 'messages to answer'], oldest),
    line(
      complaints,
      ['complaint to answer', 'complaints to answer'],
      (list) => `the first by ${formatDay(list[0]?.complaint.answerBy ?? '')}`,
    ),
    line(
      handOvers,
      ['guest asks to pass their place on', 'guests ask to pass their place on'],
      (list) => `the oldest request is for ${list[0]?.retreatDate ?? ''}`,
    ),
    line(
      unanswered.flatMap(({ waiting }) => waiting),
      ['guest to call about a changed date', 'guests to call about a changed date'],
      () => `no answer by ${formatDay(unanswered[0]?.chooseBy ?? '')}`,
    ),
    line(
      today.tooFew,
      ['date with too few guests', 'dates with too few guests'],
      ([first]) => `${first?.label}: if it doesn’t run, tell guests by ${formatDay(first?.decideBy ?? '')}`,
    ),
    line(today.lateDetails, ['group with details missing', 'groups with details missing'], (list) =>
      list.flatMap(({ guests }) => guests.map(({ name }) => name)).join(', '),
    ),
  ].flat()
}

/** Returns a line about the next departure, for information. */
function departureLine({ label, inDays, kiters, nonKiters, missing }: Departure): DigestLine {
  const guests = kiters + nonKiters
  const gaps = missing.map(({ what, guests: who }) => `${who.length} ${MISSING_TEXTS[what]}`)
  return {
    what: `${label}, ${inDays === 0 ? 'today' : `in ${counted(inDays, 'day')}`}`,
    details: [counted(guests, 'guest'), ...gaps].join(', '),
  }
}

const MISSING_TEXTS: Record<MissingThing, string> = {
  arrival: 'without an arrival',
  balance: 'with a balance open',
  wetsuit: 'without a wetsuit size',
}

function line<T>(
  list: readonly T[],
  [one, many]: readonly [one: string, many: string],
  details: (list: readonly T[]) => string,
): DigestLine[] {
  if (list.length === 0) return []
  return [{ what: counted(list.length, one, many), details: details(list) }]
}

function sumOf(list: readonly { amount: number }[]): string {
  return formatCents(list.reduce((sum, { amount }) => sum + centsFromEuros(amount), 0))
}

function oldest([first]: readonly { createdAt: string }[]): string {
  return `the oldest since ${formatDay(banjulDay(new Date(first?.createdAt ?? '')))}`
}
