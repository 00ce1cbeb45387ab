import { formatEuros } from '#domain/base/money.ts'
import type { ChangedGuest, DateChange } from '#domain/date-change/date-change-calls.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** Label of each guest's state in a date change. */
export const CHOICE_TEXTS: Record<ChangedGuest['state'], { text: string; tone: BadgeTone }> = {
  asked: { text: 'No answer yet', tone: 'calm' },
  accepted: { text: 'Accepted', tone: 'success' },
  silent: { text: 'Accepted (no answer)', tone: 'success' },
  lapsed: { text: 'No answer: refunded', tone: 'late' },
  left: { text: 'Cancelled', tone: 'late' },
  told: { text: 'Told', tone: 'quiet' },
  ended: { text: 'Nothing to choose', tone: 'quiet' },
}

/** Returns the answers that the operator can enter for a guest. */
export function answerChoices(
  { to }: Pick<DateChange, 'to'>,
  { back, rise }: Pick<ChangedGuest, 'back' | 'rise'>,
) {
  const keeps = rise > 0 ? `Keeps the place and pays ${formatEuros(rise)} more.` : 'Keeps the place.'
  const comes = rise > 0 ? `At the booked price, plus ${formatEuros(rise)}.` : 'At the booked price.'
  return [
    {
      value: 'accept' as const,
      title: to === null ? 'Accepts the change' : `Comes on ${to.label}`,
      description: to === null ? keeps : comes,
      confirm: to === null ? 'Accept for the guest' : 'Move the guest',
    },
    {
      value: 'leave' as const,
      title: 'Cancels',
      description:
        back > 0
          ? `We refund ${formatEuros(back)}, including the deposit.`
          : 'We haven’t received anything yet, so there’s no refund.',
      confirm: 'Cancel the booking',
    },
  ]
}

/** Describes the change of days; null if they stay. */
export function moveText({ kind, from, to }: Pick<DateChange, 'kind' | 'from' | 'to'>): string | null {
  if (to === null) return null
  return kind === 'days'
    ? `${from.label} moves to ${to.label}.`
    : `${to.label} instead of ${from.label}, or a full refund.`
}

/** What happens if a guest doesn't answer by the deadline. */
export const SILENCE_TEXTS: Record<DateChange['kind'], string> = {
  terms: 'No answer counts as acceptance.',
  days: 'No answer doesn’t count as acceptance: we keep holding the place, and you call the guest.',
  other_date: 'Guests who don’t answer by then are refunded in full.',
}

/** Describes what the change would mean for a guest, before anybody is told. */
export function plannedText({ state, back }: Pick<ChangedGuest, 'state' | 'back'>): string {
  if (state === 'told') return 'told; can’t cancel because of it'
  return back > 0 ? `can cancel with a refund of ${formatEuros(back)}` : 'can cancel; nothing received yet'
}

/** Formats a price increase: "+€95, 10% of the price". Empty if the price stays. */
export function increaseText({ rise, risePercent }: Pick<ChangedGuest, 'rise' | 'risePercent'>): string {
  return rise > 0 ? `+${formatEuros(rise)}, ${risePercent}% of the price` : ''
}

/** Formats how many of the guests who had a choice answered: "3 of 7 answered". Null if no one had a choice. */
export function answeredText({ guests }: Pick<DateChange, 'guests'>): string | null {
  const asked = guests.filter(({ state }) => state !== 'told' && state !== 'ended')
  const answered = asked.filter(({ state }) => state === 'accepted' || state === 'left').length
  if (asked.length === 0) return null
  return `${answered} of ${asked.length} answered`
}
