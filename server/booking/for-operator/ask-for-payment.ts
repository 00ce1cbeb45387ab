import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, formatCents } from '#domain/base/money.ts'
import { emailSchema } from '#domain/base/text-schema.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { AskedOutcome } from '#domain/contract/ledger-calls.ts'
import { leftOutOfReminders } from '#domain/payment/owed.ts'
import { changeBooking, unchanged, type Outcome } from '#server/change/change-booking.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Deps } from '#server/deps.ts'
import { forGuest } from '#server/mail/mailed-booking.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { openMoveOf } from '#server/store/date-change-record.ts'
import { lastReminded, owedOfRecord } from './list-owed.ts'

/** A guest's debt as it was shown when the operator chose whom to ask. */
interface SeenDebt {
  leadId: string
  /** In euros. */
  amount: number
  dueOn: string
}

/**
 * Emails exactly these guests a payment request with their own pay link. A guest who has since paid, or owes something else, gets no email,
 * and the result says so. Each guest is asked at most once per day in Banjul, by the operator or automatically, so a second click or
 * another device gets `sent_before`; nobody is asked after the retreat's last day (decision 0104).
 */
export async function askForPayment(
  deps: Deps,
  guests: readonly SeenDebt[],
  { words, by }: { words: string; by: Actor },
): Promise<{ leadId: string; outcome: AskedOutcome }[]> {
  const results: { leadId: string; outcome: AskedOutcome }[] = []
  for (const seen of guests) {
    const { leadId } = seen
    const isThere = (await loadBooking(deps.db, leadId)) !== null
    const outcome = isThere
      ? await changeBooking(deps, { id: leadId, by }, (record, context) =>
          ask(deps, context, record, seen, words),
        )
      : 'not_owed'
    results.push({ leadId, outcome })
  }
  return results
}

async function ask(
  deps: Deps,
  { tx, now }: ChangeContext,
  record: BookingRecord,
  seen: SeenDebt,
  words: string,
): Promise<Outcome<AskedOutcome>> {
  const owed = owedOfRecord(record, now)
  const payLink = payLinkOf(deps, record)
  // While other days wait for the guest's answer, the link takes no payment.
  if (!owed || !payLink || (await openMoveOf(tx, record))) return unchanged('not_owed')
  if (owed.amountCents !== centsFromEuros(seen.amount) || owed.dueOn !== seen.dueOn)
    return unchanged('changed')
  const { booking } = record
  const to = booking.email ?? ''
  if (booking.isExample || !emailSchema.safeParse(to).success) return unchanged('no_address')

  const today = banjulDay(now)
  const dedupeKey = `payment-asked:${booking.id}:${owed.dueOn}:${owed.amountCents}:${today}`
  // Read under the booking's lock, so that a concurrent request sees the first one's email.
  const remindedAt = (await lastReminded(tx, [booking.id])).get(booking.id) ?? null
  const leftOut = record.retreat && leftOutOfReminders({ endsOn: record.retreat.endsOn, remindedAt }, today)
  if (leftOut) return unchanged(leftOut === 'retreat_over' ? 'retreat_over' : 'sent_before')
  const asked = `${formatCents(owed.amountCents)}, due ${formatDay(owed.dueOn)}`
  const mail = {
    template: 'payment-asked',
    data: {
      ...forGuest(record, now),
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
  } as const
  return {
    history: [{ what: 'Asked for a payment by email', to: asked }],
    mails: [{ is: 'complete', mail }],
    result: 'sent',
  }
}

function paragraphsOf(words: string): string[] {
  return words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
