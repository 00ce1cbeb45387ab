import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, formatCents, sumCents } from '#domain/base/money.ts'
import { emailSchema } from '#domain/base/text-schema.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { AskedOutcome } from '#domain/contract/ledger-calls.ts'
import { leftOutOfReminders, type Owed } from '#domain/payment/owed.ts'
import { changeTogether, unchanged, type Outcome } from '#server/change/change-booking.ts'
import type { Mail } from '#server/change/mails.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { forGuest } from '#server/mail/mailed-booking.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { openMoveOf } from '#server/store/date-change-record.ts'
import { mailedTogether } from '#server/store/group-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { lastReminded, owedOfRecord } from './list-owed.ts'

/** A guest's debt as it was shown when the operator chose whom to ask. */
interface SeenDebt {
  leadId: string
  /** In euros. */
  amount: number
  dueOn: string
}

/** A booking that is asked for what it owes, as its reader has it. */
interface Asked {
  record: BookingRecord
  owed: Owed
}

/**
 * Emails exactly these guests a payment request with their own pay link; who has booked for others gets one email about all of them that were
 * chosen. A guest who has since paid, or owes something else, gets no email, and the result says so. Each guest is asked at most once per day
 * in Banjul, by the operator or automatically, so a second click or another device gets `sent_before`; nobody is asked after the retreat's
 * last day (decision 0104).
 */
export async function askForPayment(
  deps: Deps,
  guests: readonly SeenDebt[],
  { words, by }: { words: string; by: Actor },
): Promise<{ leadId: string; outcome: AskedOutcome }[]> {
  const outcomes = new Map<string, AskedOutcome>()
  for (const debts of await askedAtOnce(deps.db, guests)) {
    const ids = debts.map(({ leadId }) => leadId)
    const results = await changeTogether(deps, { ids, by }, (records, context) =>
      ask(deps, context, { records, debts, words }),
    )
    for (const [index, id] of ids.entries()) outcomes.set(id, results[index] ?? 'not_owed')
  }
  return guests.map(({ leadId }) => ({ leadId, outcome: outcomes.get(leadId) ?? 'not_owed' }))
}

/** Returns the debts of bookings that exist, those of one email together: the own of who has booked a group, and the others due on that day. */
async function askedAtOnce(db: Database, guests: readonly SeenDebt[]): Promise<SeenDebt[][]> {
  const left = new Map<string, SeenDebt>()
  const bookers: BookingRecord[] = []
  for (const debt of guests) {
    const record = await loadBooking(db, debt.leadId)
    if (!record) continue
    left.set(debt.leadId, debt)
    const { groupId, bookedByOther, userId } = record.booking
    // Without an account nobody can pay for all at once, so each is asked with the own pay link.
    if (groupId !== null && !bookedByOther && userId !== null) bookers.push(record)
  }
  const groups: SeenDebt[][] = []
  for (const booker of bookers) {
    const own = left.get(booker.booking.id)
    const all = (await mailedTogether(db, booker)).flatMap(({ booking }) => left.get(booking.id) ?? [])
    const group = all.filter(({ dueOn }) => dueOn === own?.dueOn)
    for (const { leadId } of group) left.delete(leadId)
    groups.push(group)
  }
  return [...groups.filter(({ length }) => length > 0), ...[...left.values()].map((debt) => [debt])]
}

async function ask(
  deps: Deps,
  context: ChangeContext,
  { records, debts, words }: { records: readonly BookingRecord[]; debts: readonly SeenDebt[]; words: string },
): Promise<Outcome<AskedOutcome>[]> {
  const answers: (Asked | AskedOutcome)[] = []
  for (const [index, record] of records.entries()) {
    const seen = debts[index]
    answers.push(seen ? await askable(deps, context, record, seen) : 'not_owed')
  }
  const asked = answers.filter((answer) => typeof answer === 'object')
  const [first] = asked
  // Without the booker's own debt there is no email about all.
  const isOne = first !== undefined && first.record.readBy === undefined
  return answers.map((answer) => {
    if (typeof answer === 'string') return unchanged(answer)
    const { owed } = answer
    const together = isOne ? asked : [answer]
    return {
      history: [
        {
          what: 'Asked for a payment by email',
          to: `${formatCents(owed.amountCents)}, due ${formatDay(owed.dueOn)}`,
        },
      ],
      mails: together[0] === answer ? [mailOf(deps, context, [answer, ...together.slice(1)], words)] : [],
      result: 'sent',
    }
  })
}

/** Returns what a guest is asked for, or why the guest is not. */
async function askable(
  deps: Deps,
  { tx, now }: ChangeContext,
  own: BookingRecord,
  seen: SeenDebt,
): Promise<Asked | AskedOutcome> {
  const owed = owedOfRecord(own, now)
  // While other days wait for the guest's answer, the link takes no payment.
  if (!owed || !payLinkOf(deps, own) || (await openMoveOf(tx, own))) return 'not_owed'
  if (owed.amountCents !== centsFromEuros(seen.amount) || owed.dueOn !== seen.dueOn) return 'changed'
  const record = await forReader(tx, own)
  const { booking } = record
  if (booking.isExample || !emailSchema.safeParse(booking.email ?? '').success) return 'no_address'
  // Read under the booking's lock, so that a concurrent request sees the first one's email.
  const remindedAt = (await lastReminded(tx, [own])).get(booking.id) ?? null
  const leftOut =
    own.retreat && leftOutOfReminders({ endsOn: own.retreat.endsOn, remindedAt }, banjulDay(now))
  if (leftOut) return leftOut === 'retreat_over' ? 'retreat_over' : 'sent_before'
  return { record, owed }
}

function mailOf(
  deps: Deps,
  { now }: ChangeContext,
  [own, ...others]: [Asked, ...Asked[]],
  words: string,
): Mail {
  const { record, owed } = own
  const today = banjulDay(now)
  const amountCents = sumCents([own, ...others].map((each) => each.owed))
  const mail = {
    template: 'payment-asked',
    data: {
      ...forGuest(record, now, [record, ...others.map((other) => other.record)]),
      amount: eurosFromCents(amountCents),
      kind: owed.kind,
      dueOn: owed.dueOn,
      overdue: owed.dueOn < today,
      payLink: payLinkOf(deps, record) ?? '',
      words: paragraphsOf(words),
    },
    to: record.booking.email ?? '',
    dedupeKey: `payment-asked:${record.booking.id}:${owed.dueOn}:${amountCents}:${today}`,
    bookingId: record.booking.id,
  } as const
  return { is: 'complete', mail }
}

function paragraphsOf(words: string): string[] {
  return words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
