import { formatEuros } from '#domain/base/money.ts'
import type { ChangedGuest, DateChange } from '#domain/contract/date-change-calls.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** Label of each guest's state in a date change. */
export const CHOICE_TEXTS: Record<ChangedGuest['state'], { text: string; tone: BadgeTone }> = {
  asked: { text: 'No answer yet', tone: 'calm' },
  accepted: { text: 'Accepted', tone: 'success' },
  silent: { text: 'Accepted (no answer)', tone: 'success' },
  lapsed: { text: 'No answer: refunded', tone: 'late' },
  left: { text: 'Cancelled', tone: 'late' },
  ended: { text: 'Nothing to choose', tone: 'quiet' },
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
  terms: 'Silence counts as acceptance, but only from guests we emailed.',
  days: 'No answer doesn’t count as acceptance: we keep holding the place, and you call the guest.',
  other_date: 'Guests who don’t answer by then are refunded in full.',
}

/** Describes what the change would mean for a guest, before anybody is told. */
export function plannedText({ back }: Pick<ChangedGuest, 'back'>): string {
  return back > 0 ? `Can cancel with a refund of ${formatEuros(back)}` : 'Can cancel; nothing received yet'
}

/** Formats how many of the guests who had a choice answered: "3 of 7 answered". */
export function answeredText({ guests }: Pick<DateChange, 'guests'>): string {
  const asked = guests.filter(({ state }) => state !== 'ended')
  const answered = asked.filter(({ state }) => state === 'accepted' || state === 'left').length
  return `${answered} of ${asked.length} answered`
}
