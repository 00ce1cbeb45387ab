import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { travelEditSchema } from './travel-fields.ts'
import { hasFullJourney, TRAVEL_FIELDS, travelFaults, travelRows, type Travel } from './travel.ts'

const STAY = { startsOn: '2025-11-07', endsOn: '2025-11-14' }
const NOTHING: Travel = recordOf(TRAVEL_FIELDS, () => null)

test.each<[string, Partial<Travel>, string[]]>([
  ['nothing', {}, []],
  [
    'both flights on the days of the retreat',
    {
      arrivalDate: '2025-11-07',
      arrivalTime: '18:40',
      departureDate: '2025-11-14',
      departureTime: '21:05',
    },
    [],
  ],
  ['30 days before', { arrivalDate: '2025-10-08' }, []],
  ['31 days before', { arrivalDate: '2025-10-07' }, ['arrivalDate']],
  ['arriving on the last day', { arrivalDate: '2025-11-14' }, []],
  ['arriving after it', { arrivalDate: '2025-11-15' }, ['arrivalDate']],
  ['leaving on the first day', { departureDate: '2025-11-07' }, []],
  ['leaving before it', { departureDate: '2025-11-06' }, ['departureDate']],
  ['30 days after', { departureDate: '2025-12-14' }, []],
  ['31 days after', { departureDate: '2025-12-15' }, ['departureDate']],
  [
    'a time without its day',
    { arrivalTime: '18:40', departureTime: '21:05' },
    ['arrivalDate', 'departureDate'],
  ],
  ['home before there', { arrivalDate: '2025-11-10', departureDate: '2025-11-09' }, ['departureDate']],
  [
    'home an hour before there',
    {
      arrivalDate: '2025-11-10',
      arrivalTime: '10:00',
      departureDate: '2025-11-10',
      departureTime: '09:00',
    },
    ['departureDate'],
  ],
  ['there and back on one day', { arrivalDate: '2025-11-10', departureDate: '2025-11-10' }, []],
])('travel details with faulty days are refused at the right fields: %s', (_, travel, fields) => {
  expect(travelFaults({ ...NOTHING, ...travel }, STAY).map(({ field }) => field)).toEqual(fields)
})

test('the message for a wrong day names the possible days', () => {
  expect(travelFaults({ ...NOTHING, arrivalDate: '2026-11-07' }, STAY)).toEqual([
    {
      field: 'arrivalDate',
      message: `Choose a day from ${formatDay('2025-10-08')} to ${formatDay('2025-11-14')}`,
    },
  ])
})

test.each<[object, object | null]>([
  [{}, {}],
  [{ arrivalFlight: '  SN 231 ' }, { arrivalFlight: 'SN 231' }],
  [
    { arrivalFlight: '', arrivalDate: '', arrivalTime: '', travelNote: ' ' },
    { arrivalFlight: null, arrivalDate: null, arrivalTime: null, travelNote: null },
  ],
  [{ departureTime: null }, { departureTime: null }],
  [
    { arrivalTime: '00:00', departureTime: '23:59' },
    { arrivalTime: '00:00', departureTime: '23:59' },
  ],
  [{ travelNote: 'Two boards\nand a kite' }, { travelNote: 'Two boards\nand a kite' }],
  [{ arrivalTime: '24:00' }, null],
  [{ arrivalTime: '9:00' }, null],
  [{ arrivalTime: '18:40:00' }, null],
  [{ arrivalDate: '2025-02-29' }, null],
  [{ arrivalDate: '07/11/2025' }, null],
  [{ arrivalFlight: 'SN\n231' }, null],
  [{ arrivalFlight: 'S'.repeat(61) }, null],
  [{ travelNote: 'n'.repeat(1_001) }, null],
  [{ arrivalDate: 20_251_107 }, null],
])('the travel details %j are accepted or refused', (sent, taken) => {
  const parsed = travelEditSchema.safeParse(sent)
  expect(parsed.success ? parsed.data : null).toEqual(taken)
})

test('the journey counts as known once the days and times of both flights are known', () => {
  const days = { arrivalDate: '2025-11-07', arrivalTime: '18:40', departureDate: '2025-11-14' }
  expect(hasFullJourney({ ...NOTHING, ...days })).toBe(false)
  expect(hasFullJourney({ ...NOTHING, ...days, departureTime: '21:05' })).toBe(true)
})

test('the journey is shown in words, without missing details', () => {
  expect(travelRows(NOTHING)).toEqual([])
  expect(
    travelRows({
      ...NOTHING,
      arrivalDate: '2025-11-07',
      arrivalTime: '18:40',
      arrivalFlight: 'SN 231',
      departureDate: '2025-11-14',
      travelNote: 'Two boards',
    }),
  ).toEqual([
    { label: 'Arrival', value: `${formatShortDay('2025-11-07')}, 18:40, SN 231` },
    { label: 'Departure', value: formatShortDay('2025-11-14') },
    { label: 'Travel note', value: 'Two boards' },
  ])
})
