import { departureInfo } from '#server/travel/departure-info.ts'
import type { MailData, MailTemplate } from '#server/mail/templates.ts'
import { guest, paid, TOTAL } from './sample-bookings.ts'
import { SAMPLE_SITE } from './sample-letters.ts'

const STAY = 'Your stay, for your calendar'
const GONE = 'The cancelled stay, for your calendar'
const LINK = `${SAMPLE_SITE}/hand-over/EREREREREREREREREREREREREREREREREREREREREQ`

const DEPARTURE = {
  info: departureInfo(),
  startsOn: '2025-10-31',
  endsOn: '2025-11-07',
}

const WORDS =
  'We stay in another lodge: Kingfisher, 400 m further down the same beach.\n\nThe rooms are as large.'
const ANNOUNCED = {
  words: 'We stay in another lodge. It is as near to the water.',
  riseCents: 50_00,
  riseReason: 'The tourist tax rises.',
  chooseBy: '2025-09-15',
  silenceAccepts: true,
}
const CHANGE = {
  kind: 'terms',
  from: 'Nov 7–14, 2025',
  to: null,
  words: null,
  rise: 0,
  risePercent: 0,
  riseReason: null,
  chooseBy: '2025-09-15',
  silenceAccepts: true,
  back: 200,
  backToFormerGuest: 0,
} as const
const MOVE = {
  kind: 'days',
  to: 'Nov 8–15, 2025',
  news: 'asked',
  words: 'The flight from Brussels moved to Saturday.',
} as const
const RISE = { rise: 95, risePercent: 10, riseReason: 'The tourist tax of The Gambia rises by €95 a guest.' }

/** The mails about what the law gives a guest: what is needed on the journey, a place that is handed on, and complaints. */
export const RIGHTS_SAMPLES = {
  'before-departure': {
    'arrival known, balance open': { ...guest(paid(200)), ...DEPARTURE, knowsArrival: true },
    'arrival not known': { ...guest(paid(TOTAL)), ...DEPARTURE, knowsArrival: false },
  },
  'date-change': {
    'another lodge': { ...guest(paid(200)), ...CHANGE, news: 'asked', words: WORDS },
    'another lodge, dearer, everything paid': {
      ...guest(paid(TOTAL)),
      ...CHANGE,
      ...RISE,
      news: 'asked',
      words: WORDS,
      back: TOTAL,
    },
    'dearer by more than 8%': { ...guest(paid(200)), ...CHANGE, ...RISE, news: 'asked' },
    'dearer by less': {
      ...guest(paid(200)),
      ...CHANGE,
      ...RISE,
      rise: 40,
      risePercent: 4.22,
      chooseBy: null,
      news: 'told',
    },
    reminder: { ...guest(paid(200)), ...CHANGE, news: 'reminder', words: WORDS },
    'nothing was said': { ...guest(paid(200)), ...CHANGE, ...RISE, news: 'silent', words: WORDS },
    'taken back': { ...guest(paid(200)), ...CHANGE, news: 'taken_back', words: WORDS },
    'other days': { ...guest(paid(TOTAL)), ...CHANGE, ...MOVE, back: TOTAL },
    'other days, the reminder': { ...guest(paid(200)), ...CHANGE, ...MOVE, news: 'reminder' },
    'another date first': { ...guest(paid(200)), ...CHANGE, ...MOVE, kind: 'other_date', words: null },
  },
  'hand-over-offer': {
    'balance open': {
      ...guest(paid(200)),
      guestName: 'Bo',
      from: 'Awa',
      acceptBy: '2025-09-08',
      cost: 0,
      link: LINK,
      announced: [ANNOUNCED],
    },
    'all paid, and it costs something': {
      ...guest(paid(TOTAL)),
      guestName: null,
      from: null,
      acceptBy: '2025-10-30',
      cost: 45,
      link: LINK,
      announced: [],
    },
  },
  'hand-over-told': {
    'the link': {
      ...guest(paid(200)),
      news: { is: 'open', link: LINK, mailed: true },
      acceptBy: '2025-09-08',
      cost: 45,
    },
    'the operator is asked': {
      ...guest(paid(TOTAL)),
      news: { is: 'asked' },
      acceptBy: '2025-10-30',
      cost: 0,
    },
    refused: {
      ...guest(paid(TOTAL)),
      news: {
        is: 'refused',
        reason: 'The boat permits are issued by name, and cannot be changed in two days.',
      },
      acceptBy: '2025-10-30',
      cost: 0,
    },
    done: { ...guest(paid(TOTAL), GONE), news: { is: 'accepted' }, acceptBy: '2025-09-08', cost: 0 },
  },
  'hand-over-welcome': {
    'balance open, a change announced': { ...guest(paid(200), STAY), announced: [ANNOUNCED] },
    'all paid': { ...guest(paid(TOTAL), STAY), announced: [] },
  },
  'operator-hand-over': {
    asked: { booking: paid(TOTAL), is: 'asked', from: 'Awa Jallow', to: 'Bo Claes', cost: 0 },
    done: { booking: paid(200), is: 'accepted', from: 'Awa Jallow', to: 'Bo Claes', cost: 45 },
  },
  'complaint-received': { 'after the stay': { ...guest(paid(TOTAL)), answerBy: '2026-01-12' } },
  'complaint-answered': {
    'after the stay': {
      ...guest(paid(TOTAL)),
      answer: 'You are right: the second lesson was an hour short.\nWe give you back €40 for it.',
      body: 'Example Travel Dispute Board, Brussels',
    },
  },
  'operator-complaint': {
    'after the stay': {
      booking: paid(TOTAL),
      name: 'Awa Jallow-van der Wijngaarden',
      text: 'The second lesson was an hour short.\n\nNobody told us why.',
      answerBy: '2026-01-12',
    },
  },
} satisfies { [T in MailTemplate]?: Record<string, MailData[T]> }
