import { expect, test } from 'vitest'
import { sheetGuest } from '#test/sheet-guest.ts'
import { countSheet, flightNumber, lacksWetsuit, type CountedGuest } from './sheet-counts.ts'

function guest(name: string, differences: Partial<CountedGuest> = {}): CountedGuest {
  return { ...sheetGuest({ leadId: name, name }), roomShare: null, ...differences }
}

function arriving(arrivalDate: string | null, arrivalFlight: string | null = null) {
  return { travel: { ...guest('').travel, arrivalDate, arrivalFlight } }
}

test('a date without guests has zero counts', () => {
  expect(countSheet([])).toEqual({
    kiters: 0,
    nonKiters: 0,
    due: 0,
    owing: 0,
    rooms: { needed: 0, private: 0, pairs: 0, alone: [], left: [], odd: false, unknown: 0 },
    diets: [],
    allergies: [],
    wetsuits: [],
    wetsuitsMissing: 0,
    arrivals: [],
    arrivalsUnknown: 0,
  })
})

test('guests, money and rooms are counted', () => {
  const counts = countSheet([
    guest('Anna', { roomShare: '1', due: 750.1 }),
    guest('Bram', { roomShare: '1', due: 0.2 }),
    guest('Cora'),
    guest('Dora', { room: 'private', packageType: 'non-kiter' }),
  ])
  expect(counts).toMatchObject({ kiters: 3, nonKiters: 1, due: 750.3, owing: 2 })
  expect(counts.rooms).toEqual({
    needed: 3,
    private: 1,
    pairs: 1,
    alone: ['Cora'],
    left: [],
    odd: true,
    unknown: 0,
  })
})

test('wetsuits are counted by cut and size, smallest first, and missing sizes for kiters only', () => {
  const { wetsuits, wetsuitsMissing } = countSheet([
    guest('a', { wetsuitSize: 'XL', wetsuitCut: 'male' }),
    guest('b', { wetsuitSize: 'L', wetsuitCut: 'male' }),
    guest('c', { wetsuitSize: 'L', wetsuitCut: 'male' }),
    guest('d', { wetsuitSize: 'S' }),
    guest('e', { wetsuitSize: null }),
    guest('f', { wetsuitCut: null }),
    guest('g', { packageType: 'non-kiter', wetsuitSize: null, wetsuitCut: null }),
  ])
  expect(wetsuits).toEqual([
    {
      cut: 'male',
      sizes: [
        { size: 'L', guests: 2 },
        { size: 'XL', guests: 1 },
      ],
    },
    { cut: 'female', sizes: [{ size: 'S', guests: 1 }] },
  ])
  expect(wetsuitsMissing).toBe(2)
  expect(lacksWetsuit(guest('g', { packageType: 'non-kiter', wetsuitSize: null }))).toBe(false)
})

test('diets are counted, most frequent first, and unknown diets separately', () => {
  const { diets } = countSheet([
    guest('a', { diet: 'vegan' }),
    guest('b'),
    guest('c'),
    guest('d', { diet: null }),
    guest('e', { diet: 'vegetarian' }),
    guest('f', { diet: 'vegetarian' }),
    guest('g', { diet: 'vegetarian' }),
  ])
  expect(diets).toEqual([
    { diet: 'vegetarian', guests: 3 },
    { diet: 'no-diet', guests: 2 },
    { diet: null, guests: 1 },
    { diet: 'vegan', guests: 1 },
  ])
})

test('arrivals are counted by day and flight, in any notation of the flight', () => {
  const { arrivals, arrivalsUnknown } = countSheet([
    guest('a', arriving('2026-11-27')),
    guest('b', arriving('2026-11-27', 'TB311')),
    guest('c', arriving('2026-11-27', 'sn207')),
    guest('d', arriving('2026-11-27', 'SN  207')),
    guest('e', arriving('2026-11-26', 'TB 311')),
    guest('f', arriving(null)),
  ])
  expect(arrivals).toEqual([
    { on: '2026-11-26', flight: 'TB 311', guests: 1 },
    { on: '2026-11-27', flight: 'SN 207', guests: 2 },
    { on: '2026-11-27', flight: 'TB 311', guests: 1 },
    { on: '2026-11-27', flight: null, guests: 1 },
  ])
  expect(arrivalsUnknown).toBe(1)
})

test.each([
  [null, null],
  ['', null],
  ['sn231', 'SN 231'],
  [' U2 8123 ', 'U2 8123'],
  ['3O 455', '3O 455'],
  ['by ferry from Barra', 'by ferry from Barra'],
])('the typed flight %j is read as %j', (typed, flight) => {
  expect(flightNumber(typed)).toBe(flight)
})
