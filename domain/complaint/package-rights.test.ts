import { expect, test } from 'vitest'
import {
  choiceDeadlines,
  increaseDueOn,
  increasePercent,
  impactOfChange,
  lastPriceIncreaseDay,
  mayCancelForIncrease,
  mayRaisePrice,
} from '#domain/date-change/change-choice.ts'
import { handOverTerms, lastDayToAccept, lastFreeHandOverDay } from '#domain/hand-over/hand-over.ts'
import { refundDueOn } from '#domain/refund/refundable.ts'
import { complaintDeadlines, handOverCostText, PACKAGE_RIGHTS } from './package-rights.ts'

const STARTS_ON = '2027-01-22'

test('a place on a retreat from Fri 22 Jan can always be passed on until Fri 15 Jan', () => {
  expect(lastFreeHandOverDay(STARTS_ON)).toBe('2027-01-15')
})

test.each([
  ['2026-06-01', 'always'],
  ['2027-01-15', 'always'],
  ['2027-01-16', 'operator'],
  ['2027-01-21', 'operator'],
  ['2027-01-22', 'begun'],
  ['2027-02-01', 'begun'],
] as const)('on %s, passing on a place is decided by: %s', (today, who) => {
  expect(handOverTerms(STARTS_ON, today)).toBe(who)
})

test.each([
  ['2026-06-01', '2026-06-08'],
  ['2027-01-14', '2027-01-21'],
  ['2027-01-15', '2027-01-21'],
  ['2027-01-21', '2027-01-21'],
])('an offer made on %s can be accepted until %s', (today, last) => {
  expect(lastDayToAccept(STARTS_ON, today)).toBe(last)
})

test.each([
  ['2026-12-31T23:59:59.999Z', '2027-01-14'],
  ['2027-01-01T00:00:00Z', '2027-01-15'],
])('a refund owed since %s is due on %s', (since, due) => {
  expect(refundDueOn(new Date(since))).toBe(due)
})

test.each([
  ['2027-01-01', true],
  ['2027-01-02', true],
  ['2027-01-03', false],
  ['2027-01-22', false],
])('on %s, a price may be increased: %s', (today, may) => {
  expect(lastPriceIncreaseDay(STARTS_ON)).toBe('2027-01-02')
  expect(mayRaisePrice(STARTS_ON, today)).toBe(may)
})

test.each([
  [100_000, 8_000, false],
  [100_000, 8_001, true],
  [95_000, 7_600, false],
  [95_000, 7_601, true],
  [0, 0, false],
  [0, 1, true],
])(
  'at a price of %d cents, an increase of %d lets the guest cancel free of charge: %s',
  (total, rise, may) => {
    expect(mayCancelForIncrease(total, rise)).toBe(may)
  },
)

test.each([
  ['2025-09-01T23:59:59Z', '2025-09-08', '2025-10-31'],
  ['2025-09-02T00:00:00Z', '2025-09-09', '2025-11-01'],
])('a complaint of %s is acknowledged by %s and answered by %s', (at, acknowledgeBy, answerBy) => {
  expect(complaintDeadlines(new Date(at))).toEqual({ acknowledgeBy, answerBy })
})

test.each([
  ['2026-06-01', { from: '2026-06-08', to: '2027-01-21' }],
  ['2027-01-14', { from: '2027-01-21', to: '2027-01-21' }],
  ['2027-01-15', null],
  ['2027-01-22', null],
])('a guest who is asked to choose on %s may answer within %o', (today, deadlines) => {
  expect(choiceDeadlines(STARTS_ON, today)).toEqual(deadlines)
})

test('the texts of the rights contain the figures of the rules', () => {
  expect(PACKAGE_RIGHTS.handOverRight).toContain('up to 7 days before')
  expect(PACKAGE_RIGHTS.organiserCancelRight).toContain('we refund everything within 14 days')
  expect(PACKAGE_RIGHTS.priceRiseRight).toMatch(/20 days before.*more than 8%/)
  expect(PACKAGE_RIGHTS.changeRight).toContain('at least 7 days')
  expect(PACKAGE_RIGHTS.complaintRight).toMatch(/within 7 days.*within 60 days/)
})

test('the cost of passing on a place is stated, also when it is zero', () => {
  expect(handOverCostText(0)).toBe('There is no charge.')
  expect(handOverCostText(4_500)).toBe('It costs €45, which is what the change costs us.')
})

test.each([
  [{ hasWords: true, riseCents: 0 }, 'asked'],
  [{ hasWords: true, riseCents: 100 }, 'asked'],
  [{ hasWords: false, riseCents: 76_00 }, 'told'],
  [{ hasWords: false, riseCents: 76_01 }, 'asked'],
  [{ hasWords: false, riseCents: 36_00, raisedCents: 40_00 }, 'told'],
  [{ hasWords: false, riseCents: 36_01, raisedCents: 40_00 }, 'asked'],
  // A booking imported from the older list, whose price cannot increase.
  [{ hasWords: false, riseCents: 0, agreedCents: 0 }, 'none'],
] as const)('what a change %j asks of the guest is: %s', (change, weight) => {
  expect(impactOfChange({ agreedCents: 950_00, raisedCents: 0, ...change })).toBe(weight)
})

test.each([
  [950_00, 0, 76_00, 8],
  [950_00, 0, 76_01, 8.01],
  [950_00, 40_00, 36_01, 8.01],
  [0, 0, 0, 0],
])(
  'a price of %d cents, increased by %d before and by %d now, has risen by %d percent',
  (agreedCents, raisedCents, riseCents, percent) => {
    expect(increasePercent({ agreedCents, raisedCents, riseCents })).toBe(percent)
  },
)

test.each([
  ['2026-11-01', '2026-12-08'],
  ['2026-12-01', '2026-12-15'],
  ['2027-01-02', '2027-01-16'],
  ['2027-01-15', '2027-01-21'],
])('the increase of a paid balance on %s is due on %s', (today, due) => {
  expect(increaseDueOn({ balanceDueOn: '2026-12-08', startsOn: STARTS_ON }, today)).toBe(due)
})
