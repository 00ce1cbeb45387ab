import type { MailData } from '#server/mail/templates.ts'
import { cancelled, gone, guest, refund, TOTAL } from './sample-bookings.ts'

const CANCELLED: Record<string, MailData['retreat-cancelled']> = {
  'within 48 hours, all back': cancelled('within_48_hours', TOTAL),
  '30 to 44 days before, half of the balance back': cancelled('30_to_44_days', TOTAL),
  'under 30 days before, nothing back': cancelled('under_30_days', TOTAL),
  'by the operator, the fee waived': cancelled('waived', TOTAL),
  'an amount that was agreed': cancelled('agreed', TOTAL),
  'the guest leaves over a change': cancelled('change_refused', TOTAL),
  'only reported': {
    ...guest({ ...gone(), amountReported: TOTAL }),
    refund: { ...refund('within_48_hours', 0), ifArrives: TOTAL },
  },
  'the bank holds the payment in a dispute': {
    ...guest({ ...gone(), amountPaid: TOTAL }),
    refund: { ...refund('within_48_hours', TOTAL), amount: 0, disputed: TOTAL },
  },
  'nothing was paid': { ...guest(gone()), refund: refund('45_days_or_more', 0) },
}

/** The same where the operator has cancelled the whole date. */
export const CANCELLED_RETREATS: Record<string, MailData['retreat-cancelled']> = {
  'we cancel': cancelled('cancelled_by_organiser', TOTAL),
  'extraordinary circumstances, only reported': {
    ...guest({ ...gone(), amountReported: TOTAL }),
    refund: { ...refund('extraordinary_circumstances', 0), ifArrives: TOTAL },
  },
}

/** Bookings that were cancelled one by one, by each rule. */
export const CANCELLED_BOOKINGS: Record<string, MailData['booking-cancelled']> = {
  ...Object.fromEntries(
    Object.entries(CANCELLED).map(([name, mail]) => [name, { ...mail, account: null }] as const),
  ),
  'by transfer, to an account that is asked for': {
    ...cancelled('within_48_hours', TOTAL),
    account: {
      amount: TOTAL,
      link: 'https://www.tradewind.example/refund/VG8gYmUgc2VlbiBpbiB0aGUgcHJldmlldyBvbmx5LCBubwo',
    },
  },
}
