import { expect, test } from 'vitest'
import { retreatView } from '#test/retreat-view.ts'
import { timeUntilText, minimumText, seasonTitle, splitDates, takenText } from './date-list.ts'

const TODAY = '2026-11-22'

test.each([
  ['2026-07-31', '2025–26'],
  ['2026-08-01', '2026–27'],
  ['2027-01-08', '2026–27'],
  ['1999-12-01', '1999–00'],
])('%s belongs to the season %s', (day, season) => {
  const { seasons } = splitDates([retreatView({ startsOn: day, endsOn: day })], day)
  expect(seasons.map(({ name }) => name)).toEqual([season])
})

test('past and cancelled dates are listed apart but count in their season, unlike an unfinished cancellation', () => {
  const cancelled = (done: number) =>
    ({ at: '2026-11-20T09:00:00.000Z', done, total: 3, choosing: 0 }) as const
  const dates = [
    retreatView({
      id: 'over',
      startsOn: '2026-11-13',
      endsOn: '2026-11-20',
      received: 950,
      due: 30,
      overdue: 30,
    }),
    retreatView({ id: 'long over', startsOn: '2026-05-01', endsOn: '2026-05-08', received: 400 }),
    retreatView({ id: 'ends today', startsOn: '2026-11-15', endsOn: TODAY, received: 100.1 }),
    retreatView({ id: 'stopped', startsOn: '2026-12-04', endsOn: '2026-12-11', cancellation: cancelled(1) }),
    retreatView({ id: 'gone', startsOn: '2026-12-11', endsOn: '2026-12-18', cancellation: cancelled(3) }),
    retreatView({ id: 'ahead', startsOn: '2027-01-08', endsOn: '2027-01-15', received: 200.2, due: 900 }),
    retreatView({ id: 'next season', startsOn: '2027-12-03', endsOn: '2027-12-10' }),
  ]
  const { seasons, past } = splitDates(dates, TODAY)
  expect(seasons.map(({ name, dates: all }) => [name, all.map(({ id }) => id)])).toEqual([
    ['2026–27', ['ends today', 'stopped', 'ahead']],
    ['2027–28', ['next season']],
  ])
  expect(seasons[0]).toMatchObject({ received: 1250.3, due: 930, overdue: 30, past: 2 })
  expect(seasons.map(seasonTitle)).toEqual(['Season 2026–27, with 2 past dates', 'Season 2027–28'])
  expect(past.map(({ id }) => id)).toEqual(['gone', 'long over', 'over'])
})

test.each([
  ['2026-11-23', '2026-11-30', 'tomorrow'],
  ['2026-12-04', '2026-12-11', 'in 12 days'],
  ['2026-11-22', '2026-11-29', 'under way'],
  ['2026-11-01', '2026-11-08', 'over'],
])('a date from %s to %s is shown as "%s"', (startsOn, endsOn, text) => {
  expect(timeUntilText(retreatView({ startsOn, endsOn }), TODAY)).toBe(text)
})

test('the minimum counts confirmed guests of both packages', () => {
  const taken = { kiters: { confirmed: 2, held: 3 }, nonKiters: { confirmed: 1, held: 0 } }
  expect(minimumText(retreatView({ ...taken, minimum: 4 }))).toBe('1 short of 4')
  expect(minimumText(retreatView({ ...taken, minimum: 3, runs: true }))).toBe('Runs: 3 reached')
  expect(minimumText(retreatView({ ...taken, minimum: 4, runs: true }))).toBe('Runs with fewer than 4')
})

test('places are shown as confirmed and held', () => {
  expect(takenText({ confirmed: 3, held: 2 }, 8)).toBe('3 of 8 +2 held')
  expect(takenText({ confirmed: 8, held: 0 }, 8)).toBe('8 of 8')
})
