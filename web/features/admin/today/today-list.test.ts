import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { EndingHold, Today } from '#domain/contract/admin-shapes.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { firstOfEach, hasLineToDo, itemsOf, restOf } from './today-list.ts'

const NOW = new Date('2025-09-03T07:00:00Z')
const NOTHING: Today = {
  alerts: [],
  untold: [],
  transfers: [],
  refunds: [],
  unmatchedRefunds: [],
  overdue: [],
  failedMails: [],
  messages: [],
  complaints: [],
  handOvers: [],
  holdsEnding: [],
  openChanges: [],
  tooFew: [],
  wind: { today: [], missing: [], payouts: [] },
  newAnswers: 0,
  lateDetails: [],
  running: [],
  nextDeparture: null,
}

const hold = (name: string): EndingHold => ({
  comesWith: [],
  leadId: name,
  name,
  retreatDate: 'Nov 7–14, 2025',
  holdExpiresAt: '2025-09-03T17:40:00.000Z',
})
const message = (id: string) => ({
  id,
  firstName: 'Lena',
  lastName: null,
  email: 'lena@example.com',
  phone: null,
  retreat: null,
  experience: null,
  message: 'Is January still possible?',
  createdAt: '2025-09-02T09:00:00.000Z',
  answerBy: '2025-09-03T09:00:00.000Z',
  answeredAt: null,
  answer: null,
})
const overdue = (name: string, amount: number) => ({
  leadId: name,
  name,
  retreatDate: 'Nov 7–14, 2025',
  amount,
  dueOn: '2025-09-01',
  daysLate: 2,
})

/** Returns the keys of the rows shown in full, and the lines for the rest. */
function shownOf(today: Today) {
  const rows = itemsOf(today, '2025-09-03').map((row) => ({ row, isGone: false }))
  const shown = firstOfEach(rows)
  const others = rows.filter((item) => !shown.includes(item)).map(({ row }) => row)
  return { now: shown.map(({ row }) => row.key), rest: restOf(others, today, NOW, shown.length > 0) }
}

test('a quiet day has no rows and no lines', () => {
  expect(shownOf(NOTHING)).toEqual({ now: [], rest: [] })
})

test('the first of each kind comes before any second one, and the rest has one line for each kind', () => {
  const { now, rest } = shownOf({
    ...NOTHING,
    messages: [message('m1'), message('m2'), message('m3')],
    holdsEnding: [hold('Sven'), hold('Ines'), hold('Tom')],
    overdue: [overdue('Élodie', 1000), overdue('Pieter', 860)],
  })
  expect(now).toEqual(['message m1', 'message m2', 'hold Sven', 'hold Ines'])
  expect(rest).toMatchObject([
    { title: '2 overdue', detail: 'Élodie, Pieter', sum: '€1,860', to: '/admin/money/owes' },
    { title: '1 more message', detail: 'oldest yesterday', to: '/admin/mail' },
    { title: '1 more hold ends today', detail: 'next 17:40, Tom', to: '/admin/guests?group=held' },
  ])
})

test('a refund past its legal day comes first, and guests to tell before transfers', () => {
  const refund = (id: string, createdAt: string) =>
    // Only what this list reads of a refund.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ({ id, kind: 'refund', state: 'initiated', name: id, amount: 200, createdAt }) as LedgerLine
  const untold = {
    retreatId: 'r',
    label: 'Nov 7–14, 2025',
    about: 'cancelled' as const,
    at: '2025-09-01T09:00:00.000Z',
    guests: [{ leadId: 'l', name: 'Fatou', phone: null }],
  }
  const { now, rest } = shownOf({
    ...NOTHING,
    messages: [message('m')],
    untold: [untold],
    refunds: [refund('late', '2025-08-19T09:00:00.000Z'), refund('in time', '2025-08-20T09:00:00.000Z')],
  })
  expect(now).toEqual(['refund late', 'untold cancelled r', 'message m'])
  expect(rest).toMatchObject([{ title: '1 refund to pay' }])
})

test('four rows of one kind are shown in full if there is no other kind', () => {
  const { now, rest } = shownOf({ ...NOTHING, messages: ['1', '2', '3', '4', '5'].map(message) })
  expect(now).toEqual(['message 1', 'message 2', 'message 3', 'message 4'])
  expect(rest).toMatchObject([{ title: '1 more message' }])
})

test('a running retreat is named by its day, the next one by the days until it', () => {
  const running = {
    retreatId: 'r1',
    label: 'Sep 1–8, 2025',
    startsOn: '2025-09-01',
    inDays: -2,
    kiters: 7,
    placesKiter: 8,
    nonKiters: 1,
    balanceDue: 0,
    missing: [],
  }
  const next = {
    ...running,
    inDays: 1,
    kiters: 1,
    nonKiters: 0,
    missing: [{ what: 'wetsuit' as const, guests: [{ leadId: 'l1', name: 'Sven' }] }],
  }
  expect(
    shownOf({ ...NOTHING, overdue: [overdue('Élodie', 1000)], running: [running], nextDeparture: next }).rest,
  ).toMatchObject([
    { title: 'Sep 1–8, 2025, day 3', detail: '8 guests, nothing missing', to: '/admin/dates/r1/sheet' },
    { title: '1 overdue' },
    { title: 'Sep 1–8, 2025, tomorrow', detail: '1 guest, missing: wetsuit size\u00a01' },
  ])
})

test('a day is not empty while guests are to be called or a date has too few', () => {
  const few = { retreatId: 'r', label: 'Nov 7–14, 2025', confirmed: 1, minimum: 4, decideBy: '2025-09-10' }
  const change = {
    id: 'c',
    retreatId: 'r',
    label: few.label,
    kind: 'days' as const,
    waiting: [],
    answered: 0,
    asked: 1,
  }
  const open = (chooseBy: string) => ({ ...NOTHING, openChanges: [{ ...change, chooseBy }] })
  expect(hasLineToDo(NOTHING, NOW)).toBe(false)
  expect(hasLineToDo(open('2025-09-03'), NOW), 'they may still answer').toBe(false)
  expect(hasLineToDo(open('2025-09-02'), NOW)).toBe(true)
  expect(hasLineToDo({ ...NOTHING, tooFew: [few] }, NOW)).toBe(true)
})

test('cash back to transfer and days that nobody entered are lines of the rest', () => {
  const wind = {
    today: [],
    missing: [{ retreatId: 'r1', label: 'Nov 7–14, 2025' }],
    payouts: [
      { name: 'Awa Jallow', amount: 150, dueOn: '2025-11-28' },
      { name: 'Bram Claes', amount: 150, dueOn: '2025-11-29' },
    ],
  }
  const today = { ...NOTHING, wind }
  expect(hasLineToDo(today, NOW)).toBe(true)
  expect(shownOf(today).rest).toMatchObject([
    { title: 'The wind of Nov 7–14, 2025 isn’t entered', to: '/admin/dates/r1/wind' },
    { title: '2 cash backs to transfer', sum: '€300' },
  ])
})

test('a group with details missing is one line, with who, and leads to the first of them', () => {
  const guests = [
    { leadId: 'ben', name: 'Ben Claes' },
    { leadId: 'lea', name: 'Lea Maes' },
  ]
  const late = { groupId: 'g', label: 'Nov 7–14, 2025', dueOn: '2025-10-08', guests }
  const today = { ...NOTHING, lateDetails: [late] }
  expect(shownOf(today).rest).toMatchObject([
    {
      title: 'Nov 7–14, 2025: details missing',
      detail: `Ben Claes, Lea Maes, due ${formatDay(late.dueOn)}`,
      to: '/admin/guests/ben',
    },
  ])
  expect(hasLineToDo(today, NOW)).toBe(true)
})
