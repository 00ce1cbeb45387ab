import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { isTaskDone, nextTask, tripTasks, type TripTask } from './trip-tasks.ts'

/** Returns a task as "balance open", "papers 2025-09-26" or "journey done". */
function words(task: TripTask): string {
  if ('state' in task) return `${task.kind} ${task.state}`
  if ('isDone' in task && task.isDone) return `${task.kind} done`
  return [task.kind, 'by' in task && task.by].filter(Boolean).join(' ')
}

const FLIGHTS = {
  arrivalDate: '2025-11-07',
  arrivalTime: '18:40',
  departureDate: '2025-11-14',
  departureTime: '21:05',
}
const AHEAD = ['papers 2025-09-26', 'journey 2025-10-24', 'packing 2025-10-31']
const ORDERED = { version: 'ab12', orderedAt: '2025-08-31T09:00:00.000Z', changedAt: null }
const PAID = { paymentStatus: 'fully_paid', amountPaid: 1130, balanceDue: 0 } as const

test.each<[string, Parameters<typeof tripTasks>[0], string[]]>([
  ['nothing paid', bookingView(), ['deposit open', 'health']],
  [
    'the place of somebody else',
    bookingView({ group: { id: 'g1', number: 2, bookedByOther: true, sharedRoom: null } }),
    ['deposit open'],
  ],
  [
    'everything reported',
    bookingView({ paymentStatus: 'fully_paid', amountReported: 1130, balanceDue: 0, holdExpiresAt: null }),
    ['deposit checking', 'health'],
  ],
  [
    'the deposit reported',
    bookingView({ paymentStatus: 'deposit_paid', amountReported: 200, balanceDue: 930, holdExpiresAt: null }),
    ['deposit checking', 'balance open', 'health'],
  ],
  [
    'the deposit reported without a confirmed address',
    bookingView({ paymentStatus: 'deposit_paid', amountReported: 200, balanceDue: 930 }),
    ['deposit checking', 'balance open', 'health'],
  ],
  [
    'a part of the deposit received',
    bookingView({ paymentStatus: 'deposit_paid', amountPaid: 150, balanceDue: 980 }),
    ['deposit open', 'health'],
  ],
  ['the deposit received', depositPaidView(), ['balance open', ...AHEAD, 'health', 'deposit done']],
  [
    'the deposit received, the balance reported',
    depositPaidView({ paymentStatus: 'fully_paid', amountReported: 930, balanceDue: 0 }),
    ['balance checking', ...AHEAD, 'health', 'deposit done'],
  ],
  ['everything received', depositPaidView(PAID), [...AHEAD, 'health', 'deposit done']],
  [
    'a change that is not ordered yet',
    depositPaidView({ order: { ...ORDERED, changedAt: '2025-09-01T09:00:00.000Z' } }),
    ['order', 'balance open', ...AHEAD, 'health', 'deposit done'],
  ],
  [
    'everything ordered',
    depositPaidView({ order: ORDERED }),
    ['balance open', ...AHEAD, 'health', 'deposit done'],
  ],
  [
    'everything received, and disputed with the bank',
    depositPaidView({ ...PAID, amountDisputed: 1130 }),
    ['dispute', ...AHEAD, 'health', 'deposit done'],
  ],
  [
    'all that we can know of done',
    depositPaidView({ ...PAID, ...FLIGHTS, healthConditions: 'Asthma' }),
    [AHEAD[0] ?? '', AHEAD[2] ?? '', 'deposit done', 'journey done', 'health done'],
  ],
])('a guest has the right tasks before the trip: %s', (_, booking, tasks) => {
  expect(tripTasks(booking, '2025-09-01').map(words)).toEqual(tasks)
})

test('from the first day on, preparations are no longer listed, but travel details still are', () => {
  const booking = depositPaidView()
  const [papers = '', journey = '', packing = ''] = AHEAD
  const dayBefore = ['balance open', journey, papers, packing, 'health', 'deposit done']
  expect(tripTasks(booking, '2025-11-06').map(words)).toEqual(dayBefore)
  expect(tripTasks(booking, '2025-11-07').map(words)).toEqual(['balance open', 'health', 'deposit done'])
  const told = tripTasks({ ...booking, ...FLIGHTS, papersChecked: true, packed: true }, '2025-11-07')
  expect(told.map(words)).toEqual(['balance open', 'health', 'deposit done', 'journey done'])
})

const READY = { ...PAID, papersChecked: true, ...FLIGHTS }

test.each<[string, Parameters<typeof tripTasks>[0], string, string | null]>([
  ['nothing paid', bookingView(), '2025-09-01', 'deposit open'],
  [
    'a reported transfer',
    bookingView({ paymentStatus: 'fully_paid', amountReported: 1130, balanceDue: 0, holdExpiresAt: null }),
    '2025-09-01',
    'deposit checking',
  ],
  ['the deposit received', depositPaidView(), '2025-09-01', 'balance open'],
  ['everything paid', depositPaidView(PAID), '2025-09-01', 'papers 2025-09-26'],
  [
    'documents checked',
    depositPaidView({ ...PAID, papersChecked: true }),
    '2025-09-01',
    'journey 2025-10-24',
  ],
  ['flights told, eight days before', depositPaidView(READY), '2025-10-30', null],
  ['flights told, a week before', depositPaidView(READY), '2025-10-31', 'packing 2025-10-31'],
  ['nothing prepared, eight days before', depositPaidView(PAID), '2025-10-30', 'papers 2025-09-26'],
  ['nothing prepared, a week before', depositPaidView(PAID), '2025-10-31', 'journey 2025-10-24'],
  [
    'flights told, documents not checked, five days before',
    depositPaidView({ ...PAID, ...FLIGHTS }),
    '2025-11-02',
    'papers 2025-09-26',
  ],
  ['packed', depositPaidView({ ...READY, packed: true }), '2025-11-01', null],
  ['held by a bank', depositPaidView({ ...READY, amountDisputed: 200 }), '2025-09-01', null],
])('the next task is right: %s', (_, booking, today, expected) => {
  const next = nextTask(tripTasks(booking, today), today)
  expect(next && words(next)).toBe(expected)
})

test('tasks that are paid, filled in or ticked count as done', () => {
  const done = tripTasks(depositPaidView(READY), '2025-09-01').filter(isTaskDone)
  expect(done.map(({ kind }) => kind)).toEqual(['papers', 'deposit', 'journey'])
})
