import type { ChangedGuest, DateChange } from '#domain/date-change-calls.ts'
import { formatEuros } from '#domain/money.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** What each state of a guest is called on the desk. */
export const CHOICE_TEXTS: Record<ChangedGuest['state'], { text: string; tone: BadgeTone }> = {
  asked: { text: 'Has not chosen', tone: 'calm' },
  accepted: { text: 'Accepts', tone: 'success' },
  silent: { text: 'Accepted (no answer)', tone: 'success' },
  lapsed: { text: 'Did not answer: refund', tone: 'late' },
  left: { text: 'Leaves', tone: 'late' },
  told: { text: 'Was told', tone: 'quiet' },
  ended: { text: 'Nothing to choose', tone: 'quiet' },
}

/** What a dry run says of a guest, before anybody was told. */
export function plannedText({ state, back }: Pick<ChangedGuest, 'state' | 'back'>): string {
  if (state === 'told') return 'is told, and cannot leave over it'
  return back > 0 ? `chooses; leaving gives back ${formatEuros(back)}` : 'chooses; nothing was received yet'
}

/** "+ €95, 10% of the price"; empty where the price stays. */
export function riseText({ rise, risePercent }: Pick<ChangedGuest, 'rise' | 'risePercent'>): string {
  return rise > 0 ? `+ ${formatEuros(rise)}, ${risePercent}% of the price` : ''
}

/** "3 of 7 have chosen". */
export function answeredText({ answered, asked }: { answered: number; asked: number }): string {
  return `${answered} of ${asked} ${asked === 1 ? 'has' : 'have'} chosen`
}

/** How many have chosen of a change, of those who had something to choose. */
export function answersOf({ guests }: Pick<DateChange, 'guests'>): { answered: number; asked: number } {
  const answered = guests.filter(({ state }) => state === 'accepted' || state === 'left').length
  const open = guests.filter(({ state }) => state === 'asked' || state === 'silent').length
  return { answered, asked: answered + open }
}
