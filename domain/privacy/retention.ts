import { addDays, banjulDay, DAY_MS, monthsBefore, type CalendarDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import { SEASON_ALERT_DAYS } from '#domain/mail/season-alert.ts'
import { WAITING_CONFIRM_DAYS } from '#domain/terms/deadlines.ts'

interface Period {
  /** What is removed, in the words of the privacy policy. */
  what: string
  span: { days: number } | { years: number }
  /** The start of the period, in the words of the privacy policy. */
  from: string
}

/** How long personal data is kept: used by server/privacy/purge.ts and shown by the privacy policy and docs/privacy.md. */
export const RETENTION = {
  drafts: {
    what: 'A booking form that was started and never sent',
    span: { days: 30 },
    from: 'after its last change',
  },
  expiredBookings: {
    what: 'An unpaid booking that no account has claimed, and the emails about it',
    span: { days: 90 },
    from: 'after it expired',
  },
  contactMessages: {
    what: 'A message from the contact form, and the emails about it',
    span: { years: 1 },
    from: 'after it was sent',
  },
  seasonAlerts: {
    what: 'An address that asked for news of the next season and was not confirmed',
    span: { days: SEASON_ALERT_DAYS },
    from: 'after it was typed',
  },
  waitingAsked: {
    what: 'An address that asked for the waiting list of a date and was not confirmed',
    span: { days: WAITING_CONFIRM_DAYS },
    from: 'after it was typed',
  },
  waitingEntries: {
    what: 'Your name and address on the waiting list of a date',
    span: { days: 30 },
    from: 'after the retreat starts, or as soon as you leave the list',
  },
  healthData: {
    what: 'Health notes, your emergency contact and your flights',
    span: { days: 30 },
    from: 'after the last day of the retreat',
  },
  refundAccounts: {
    what: 'The bank account that you gave us for a refund or for cash back',
    span: { days: 14 },
    from: 'after the money was sent',
  },
  guestAnswers: {
    what: 'Your answers after a retreat, if we don’t publish them',
    span: { years: 2 },
    from: 'after you gave them',
  },
  complaints: {
    what: 'A complaint and our answer',
    span: { years: 2 },
    from: 'after it was answered',
  },
  mailTexts: {
    what: 'The texts of our emails, and their attachments',
    span: { years: 2 },
    from: 'after they were written',
  },
  bankLines: {
    what: 'A line on our bank statement that we recorded or could not match',
    span: { years: 2 },
    from: 'after we saved it',
  },
  providerEvents: {
    what: 'Notifications from the card provider',
    span: { days: 90 },
    from: 'after they arrived',
  },
  browserErrors: {
    what: 'Error reports from our pages, without names',
    span: { days: 30 },
    from: 'after the error last happened',
  },
  erasureMails: {
    what: 'The address to which we confirm a deletion by email',
    span: { days: 7 },
    from: 'after the deletion, or as soon as the email has been sent',
  },
} as const satisfies Record<string, Period>

export type Retained = keyof typeof RETENTION

/** The rows as the privacy policy and docs/privacy.md show them: "30 days after its last change". */
export const RETENTION_TABLE = Object.values<Period>(RETENTION).map(({ what, span, from }) => ({
  what,
  until: `${spanInWords(span)} ${from}`,
}))

/** Returns the last instant from which data of this kind is removed now. A year ends at the same time of the same day. */
export function keptLongEnough(kind: Exclude<Retained, 'healthData'>, now: Date): Date {
  const { span }: Period = RETENTION[kind]
  if ('days' in span) return new Date(now.getTime() - span.days * DAY_MS)
  const today = banjulDay(now)
  return new Date(`${monthsBefore(today, 12 * span.years)}${now.toISOString().slice(today.length)}`)
}

/** Returns the same for a retreat's health data, by days in Banjul: it is removed when the 30th day after the last one begins. */
export function healthDataKeptLongEnough(now: Date): CalendarDay {
  return addDays(banjulDay(now), -RETENTION.healthData.span.days)
}

/** Returns the day on which a retreat's health data is removed. */
export function healthDataRemovedOn(endsOn: CalendarDay): CalendarDay {
  return addDays(endsOn, RETENTION.healthData.span.days)
}

function spanInWords(span: Period['span']): string {
  if ('days' in span) return `${span.days} days`
  return counted(span.years, 'year')
}
