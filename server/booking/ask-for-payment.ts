import { banjulDay, formatDay } from '#domain/base/dates.ts'
import type { Actor } from '#domain/admin/history.ts'
import { centsFromEuros, eurosFromCents, formatCents } from '#domain/base/money.ts'
import type { AskedOutcome } from '#domain/payment/owed-calls.ts'
import { leftOutOfReminders } from '#domain/payment/owed.ts'
import { emailSchema } from '#domain/base/text-schema.ts'
import {
  changeLockedBooking,
  unchanged,
  underLocks,
  type Changing,
  type Outcome,
} from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { forGuest } from '#server/mail/mailed-booking.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { lastReminded, owedOfRecord } from './list-owed.ts'

/** A guest as the operator saw them when she chose. */
interface SeenDebt {
  leadId: string
  /** In euros. */
  amount: number
  dueOn: string
}

/**
 * Writes to exactly these guests, each with their own pay link. Who has paid since they were shown, or owes something else by
 * now, gets no mail, and the answer says so. A guest is asked once a day in Banjul, whether by the operator or by the site: a second
 * tap, or another device, finds it sent (decision 0104). Nobody is asked once the retreat is over.
 */
export async function askForPayment(
  deps: Deps,
  guests: readonly SeenDebt[],
  { words, by }: { words: string; by: Actor },
): Promise<{ leadId: string; outcome: AskedOutcome }[]> {
  const results: { leadId: string; outcome: AskedOutcome }[] = []
  for (const seen of guests) {
    const outcome = await underLocks(deps, { by, ids: [seen.leadId] }, async (changing, [record]) =>
      record
        ? changeLockedBooking(changing, record, await ask(deps, changing, record, seen, words))
        : 'not_owed',
    )
    results.push({ leadId: seen.leadId, outcome })
  }
  return results
}

async function ask(
  deps: Deps,
  { tx, now }: Changing,
  record: BookingRecord,
  seen: SeenDebt,
  words: string,
): Promise<Outcome<AskedOutcome>> {
  const owed = owedOfRecord(record, now)
  const payLink = payLinkOf(deps, record)
  if (!owed || !payLink) return unchanged('not_owed')
  if (owed.amountCents !== centsFromEuros(seen.amount) || owed.dueOn !== seen.dueOn)
    return unchanged('changed')
  const { booking } = record
  const to = booking.email ?? ''
  if (booking.isExample || !emailSchema.safeParse(to).success) return unchanged('no_address')

  const today = banjulDay(now)
  const dedupeKey = `payment-asked:${booking.id}:${owed.dueOn}:${owed.amountCents}:${today}`
  // Under the booking's lock: whoever comes second finds it.
  const remindedAt = (await lastReminded(tx, [booking.id])).get(booking.id) ?? null
  const leftOut = record.retreat && leftOutOfReminders({ endsOn: record.retreat.endsOn, remindedAt }, today)
  if (leftOut) return unchanged(leftOut === 'retreat_over' ? 'retreat_over' : 'sent_before')
  await queueMail(tx, deps, {
    template: 'payment-asked',
    data: {
      ...forGuest(record),
      amount: eurosFromCents(owed.amountCents),
      kind: owed.kind,
      dueOn: owed.dueOn,
      overdue: owed.dueOn < today,
      payLink,
      words: paragraphsOf(words),
    },
    to,
    dedupeKey,
    bookingId: booking.id,
  })
  const asked = `${formatCents(owed.amountCents)}, due ${formatDay(owed.dueOn)}`
  return { history: [{ what: 'Asked for a payment by mail', to: asked }], answer: () => 'sent' }
}

function paragraphsOf(words: string): string[] {
  return words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
