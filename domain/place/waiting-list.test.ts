import { expect, test } from 'vitest'
import {
  fits,
  isFirstCome,
  offerEnd,
  offerReminderAt,
  placesText,
  sharePlaces,
  type WaitingEntry,
} from './waiting-list.ts'

const NOW = new Date('2026-12-04T09:00:00Z')
const STARTS_ON = '2027-02-05'
const LATER = new Date('2026-12-06T09:00:00Z')

type Size = [kiters: number, nonKiters: number]
/** An entry by what it needs; `offered` or `lapsed` with an offer. */
type Listed = { id: string; needs: Size; offer?: 'running' | 'ends now' | 'over' | 'withdrawn' }

const OFFER_ENDS = { running: LATER, 'ends now': NOW, over: new Date('2026-12-04T08:59:59Z') }

function entry({ id, needs: [kiters, nonKiters], offer }: Listed): WaitingEntry & { id: string } {
  const isWithdrawn = offer === 'withdrawn'
  const offerUntil = offer && !isWithdrawn ? OFFER_ENDS[offer] : null
  return { id, kiters, nonKiters, offerUntil, withdrawnAt: isWithdrawn ? NOW : null }
}

test.each<{ free: Size; list: Listed[]; next: string; onSale: Size; startsOn?: string }>([
  // Nobody waits, or whoever waits doesn't fit: on sale at once.
  { free: [1, 5], list: [], next: '', onSale: [1, 5] },
  { free: [1, 0], list: [{ id: 'a', needs: [2, 0] }], next: '', onSale: [1, 0] },
  { free: [0, 5], list: [{ id: 'a', needs: [1, 1] }], next: '', onSale: [0, 5] },
  // What was withdrawn goes to the next, or on sale.
  { free: [1, 0], list: [{ id: 'a', needs: [1, 0], offer: 'withdrawn' }], next: '', onSale: [1, 0] },
  // To the first that fits wholly; a larger one never blocks and keeps its rank.
  { free: [1, 5], list: [{ id: 'a', needs: [1, 0] }], next: 'a', onSale: [0, 5] },
  {
    free: [1, 5],
    list: [
      { id: 'a', needs: [2, 0] },
      { id: 'b', needs: [1, 0] },
    ],
    next: 'b',
    onSale: [0, 5],
  },
  {
    free: [2, 0],
    list: [
      { id: 'a', needs: [2, 0] },
      { id: 'b', needs: [1, 0] },
    ],
    next: 'a',
    onSale: [0, 0],
  },
  {
    free: [3, 0],
    list: [
      { id: 'a', needs: [2, 0] },
      { id: 'b', needs: [1, 0] },
    ],
    next: 'ab',
    onSale: [0, 0],
  },
  {
    free: [1, 0],
    list: [
      { id: 'a', needs: [1, 0] },
      { id: 'b', needs: [1, 0] },
    ],
    next: 'a',
    onSale: [0, 0],
  },
  {
    free: [1, 1],
    list: [
      { id: 'a', needs: [1, 1] },
      { id: 'b', needs: [0, 1] },
    ],
    next: 'a',
    onSale: [0, 0],
  },
  { free: [4, 1], list: [{ id: 'a', needs: [3, 0] }], next: 'a', onSale: [1, 1] },
  // Running offers hold their places, to their last instant; later ones are over, and end the entry.
  { free: [1, 0], list: [{ id: 'a', needs: [1, 0], offer: 'running' }], next: '', onSale: [0, 0] },
  {
    free: [1, 0],
    list: [
      { id: 'a', needs: [1, 0], offer: 'running' },
      { id: 'b', needs: [1, 0] },
    ],
    next: '',
    onSale: [0, 0],
  },
  { free: [1, 0], list: [{ id: 'a', needs: [1, 0], offer: 'ends now' }], next: '', onSale: [1, 0] },
  {
    free: [1, 0],
    list: [
      { id: 'a', needs: [1, 0], offer: 'over' },
      { id: 'b', needs: [1, 0] },
    ],
    next: 'b',
    onSale: [0, 0],
  },
  {
    free: [3, 0],
    list: [
      { id: 'a', needs: [1, 0] },
      { id: 'b', needs: [2, 0], offer: 'running' },
    ],
    next: 'a',
    onSale: [0, 0],
  },
  // More is offered than is free, because the operator made the date smaller or offered out of turn.
  {
    free: [0, 2],
    list: [
      { id: 'a', needs: [1, 0], offer: 'running' },
      { id: 'b', needs: [0, 1] },
    ],
    next: 'b',
    onSale: [0, 1],
  },
  // From 21 days before the start nothing more is held, but a running offer still is.
  { free: [1, 0], list: [{ id: 'a', needs: [1, 0] }], next: '', onSale: [1, 0], startsOn: '2026-12-25' },
  { free: [1, 0], list: [{ id: 'a', needs: [1, 0] }], next: 'a', onSale: [0, 0], startsOn: '2026-12-26' },
  {
    free: [1, 0],
    list: [{ id: 'a', needs: [1, 0], offer: 'running' }],
    next: '',
    onSale: [0, 0],
    startsOn: '2026-12-25',
  },
])(
  '$free free for $list: next "$next", $onSale on sale',
  ({ free, list, next, onSale, startsOn = STARTS_ON }) => {
    const [kiter, nonKiter] = free
    const shared = sharePlaces({
      free: { kiter, 'non-kiter': nonKiter },
      entries: list.map(entry),
      startsOn,
      now: NOW,
    })
    expect(shared.next.map(({ id }) => id).join('')).toBe(next)
    expect(shared.onSale).toEqual({ kiter: onSale[0], 'non-kiter': onSale[1] })
  },
)

test('places fit only if there are enough of each package', () => {
  expect(fits({ kiter: 1, 'non-kiter': 1 }, { kiter: 1, 'non-kiter': 1 })).toBe(true)
  expect(fits({ kiter: 1, 'non-kiter': 1 }, { kiter: 2, 'non-kiter': 0 })).toBe(false)
  expect(fits({ kiter: 2, 'non-kiter': 0 }, { kiter: 1, 'non-kiter': 8 })).toBe(false)
})

test.each([
  ['2027-01-14T23:59:59Z', false],
  ['2027-01-15T00:00:00Z', true],
])('at %s everybody is told at once: %s', (now, is) => {
  expect(isFirstCome(STARTS_ON, new Date(now))).toBe(is)
})

// Brussels is an hour ahead of Banjul in winter and two in summer.
test.each([
  { now: '2026-12-04T09:00:00Z', end: '2026-12-06T09:00:00.000Z', why: '48 hours' },
  { now: '2026-12-04T08:00:00Z', end: '2026-12-06T08:00:00.000Z', why: '9:00 may be the end' },
  { now: '2026-12-04T07:59:59Z', end: '2026-12-06T08:00:00.000Z', why: 'before 9:00 it moves to 9:00' },
  { now: '2026-12-04T19:59:59Z', end: '2026-12-06T19:59:59.000Z', why: 'just before 21:00' },
  { now: '2026-12-04T20:00:00Z', end: '2026-12-07T08:00:00.000Z', why: 'from 21:00 to the next morning' },
  { now: '2026-12-04T23:30:07Z', end: '2026-12-07T08:00:00.000Z', why: 'after midnight' },
  { now: '2026-12-21T23:59:59Z', end: '2026-12-24T08:00:00.000Z', why: '46 days before: 48 hours' },
  { now: '2026-12-22T10:00:00Z', end: '2026-12-23T10:00:00.000Z', why: '45 days before: 24 hours' },
  { now: '2026-10-22T21:00:00Z', end: '2026-10-25T08:00:00.000Z', why: 'the clock is set back that night' },
  {
    now: '2026-03-26T21:00:00Z',
    end: '2026-03-29T07:00:00.000Z',
    why: 'the clock is set forward that night',
  },
])('an offer made at $now ends at $end: $why', ({ now, end }) => {
  expect(offerEnd(STARTS_ON, new Date(now)).toISOString()).toBe(end)
})

test.each([
  { offerUntil: '2026-12-06T09:00:00Z', at: '2026-12-05T09:00:00.000Z' },
  { offerUntil: '2026-12-05T09:00:00Z', at: '2026-12-04T21:00:00.000Z' },
  { offerUntil: '2026-12-06T08:00:00Z', at: '2026-12-05T20:00:00.000Z' },
])('an offer until $offerUntil is reminded of at $at', ({ offerUntil, at }) => {
  expect(offerReminderAt({ offeredAt: NOW, offerUntil: new Date(offerUntil) }).toISOString()).toBe(at)
})

test.each([
  [1, 0, '1 kiter place'],
  [0, 2, '2 non-kiter places'],
  [2, 1, '2 kiter places and 1 non-kiter place'],
])('%s kiters and %s non-kiters wait for %s', (kiters, nonKiters, text) => {
  expect(placesText({ kiters, nonKiters })).toBe(text)
})
