import { expect, test } from 'vitest'
import {
  changeOf,
  lengthText,
  minimumHint,
  NEW_DATE,
  overlapText,
  saveText,
  withFirstDay,
} from './date-draft.ts'

test('the last day moves with the first, and a new date lasts eight days', () => {
  const first = withFirstDay(NEW_DATE, '2027-12-03')
  expect(first).toMatchObject({ startsOn: '2027-12-03', endsOn: '2027-12-10' })
  const longer = { ...first, endsOn: '2027-12-12' }
  expect(withFirstDay(longer, '2027-12-28')).toMatchObject({ endsOn: '2028-01-06' })
  expect(withFirstDay({ ...first, endsOn: '2027-11-01' }, '2027-12-17').endsOn, 'a slip').toBe('2027-12-24')
  expect(withFirstDay(first, ''), 'half typed').toMatchObject({ startsOn: '', endsOn: '2027-12-10' })
})

test('the weekdays and the length of a date are shown in words', () => {
  expect(lengthText({ startsOn: '2027-12-03', endsOn: '2027-12-10' })).toBe(
    'Friday to Friday, 8 days and 7 nights',
  )
  expect(lengthText({ startsOn: '2027-12-03', endsOn: '2027-12-03' })).toBe(
    'Friday to Friday, 1 day and 0 nights',
  )
  expect(lengthText({ startsOn: '2027-12-03', endsOn: '2027-12-02' })).toBeNull()
  expect(lengthText({ startsOn: '', endsOn: '' })).toBeNull()
})

test('the button says whether guests will see the date', () => {
  const draft = withFirstDay(NEW_DATE, '2027-12-03')
  expect(saveText(NEW_DATE, null)).toBe('Put the date on sale')
  expect(saveText(draft, null)).toBe('Put Dec 3–10, 2027 on sale')
  expect(saveText({ ...draft, status: 'draft' }, null)).toBe('Keep Dec 3–10, 2027 as a draft')
  expect(saveText(draft, 'on_sale')).toBe('Save Dec 3–10, 2027')
  expect(saveText({ ...draft, status: 'closed' }, 'on_sale')).toBe('Close Dec 3–10, 2027')
})

test('a date without a minimum is sent as null, and the hint says how many bookings are needed', () => {
  expect(NEW_DATE.minimumGuests).toBeNull()
  expect([null, 1, 4].map(minimumHint)).toEqual([
    'Leave 0 for your usual minimum.',
    'Guests read “Runs for certain” once 1 booking is confirmed.',
    'Guests read “Runs for certain” once 4 bookings are confirmed.',
  ])
})

test('only changed fields are sent, and both days are sent together', () => {
  const before = withFirstDay(NEW_DATE, '2027-12-03')
  expect(changeOf(before, before)).toEqual({})
  expect(changeOf({ ...before, placesKiter: 9 }, before)).toEqual({ placesKiter: 9 })
  expect(changeOf({ ...before, minimumGuests: 4, placesNonKiter: 0 }, before)).toEqual({
    minimumGuests: 4,
    placesNonKiter: 0,
  })
  expect(changeOf({ ...before, status: 'closed' }, before)).toEqual({ status: 'closed' })
  const longer = { ...before, startsOn: '2027-12-01' }
  expect(changeOf(longer, before), 'the last day stays').toEqual({
    startsOn: '2027-12-01',
    endsOn: '2027-12-10',
  })
})

test('days that overlap another date get a hint, and days that only touch it do not', () => {
  const other = {
    label: 'Dec 3–10, 2027',
    status: 'on_sale',
    startsOn: '2027-12-03',
    endsOn: '2027-12-10',
  } as const
  const hint = (startsOn: string, endsOn: string) => overlapText({ startsOn, endsOn }, [other])
  expect(hint('2027-12-09', '2027-12-16')).toBe('These days overlap with Dec 3–10, 2027.')
  expect(hint('2027-12-10', '2027-12-17')).toBeNull()
  expect(hint('2027-11-26', '2027-12-03')).toBeNull()
  expect(hint('', '2027-12-09'), 'half typed').toBeNull()
  const days = { startsOn: '2027-12-03', endsOn: '2027-12-10' }
  expect(overlapText(days, [{ ...other, status: 'cancelled' }])).toBeNull()
})
