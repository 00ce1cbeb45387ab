import { expect, test } from 'vitest'
import { countSheet } from '#domain/admin/sheet-counts.ts'
import type { Sheet, SheetCounts } from '#domain/admin/sheet-shapes.ts'
import { formatShortDay } from '#domain/base/dates.ts'
import { sheetGuest } from '#test/sheet-guest.ts'
import { countGroups, journeyText, sortGuests, wetsuitText, type SheetSort } from './present-sheet.ts'

/** The sheet of a date that nobody has booked; give what differs. */
function sheetOf(differences: Partial<Sheet> = {}): Sheet {
  return {
    retreat: {
      id: 'date',
      label: 'Nov 27–Dec 4, 2026',
      startsOn: '2026-11-27',
      endsOn: '2026-12-04',
      status: 'on_sale',
      runs: false,
    },
    guests: [],
    counts: countSheet([]),
    lodgeLink: null,
    at: '2026-11-22T14:05:00.000Z',
    ...differences,
  }
}

const counts: SheetCounts = {
  kiters: 7,
  nonKiters: 1,
  due: 1680,
  owing: 2,
  rooms: { needed: 7, private: 4, pairs: 2, alone: ['Anna Kowalska'], left: [], odd: true, unknown: 0 },
  diets: [
    { diet: 'no-diet', guests: 5 },
    { diet: 'vegetarian', guests: 2 },
    { diet: 'vegan', guests: 1 },
    { diet: null, guests: 1 },
  ],
  allergies: [{ allergies: 'no nuts', guests: 2 }],
  wetsuits: [
    {
      cut: 'male',
      sizes: [
        { size: 'M', guests: 1 },
        { size: 'L', guests: 2 },
      ],
    },
    { cut: 'female', sizes: [{ size: 'S', guests: 1 }] },
  ],
  wetsuitsMissing: 1,
  arrivals: [
    { on: '2026-11-25', flight: null, guests: 1 },
    { on: '2026-11-26', flight: 'TB 311', guests: 1 },
    { on: '2026-11-27', flight: 'SN 207', guests: 4 },
    { on: '2026-11-27', flight: null, guests: 1 },
    { on: '2026-11-28', flight: null, guests: 1 },
  ],
  arrivalsUnknown: 3,
}

function groups(differences: Partial<SheetCounts['rooms']> = {}) {
  const sheet: Sheet = sheetOf({ counts: { ...counts, rooms: { ...counts.rooms, ...differences } } })
  return countGroups(sheet).map(({ title, lines, missing }) => [
    title,
    ...lines,
    ...missing.map((text) => `! ${text}`),
  ])
}

test('counts are shown in words, and missing details separately', () => {
  expect(groups()).toEqual([
    ['0 guests', '7 kiters, 1 non-kiter'],
    ['Rooms 7', '2 shared by two, 4 private', '! 1 shared by Anna alone'],
    ['Diet', '2 vegetarian, 1 vegan', '5 no special diet', '2 with “no nuts”', '! 1 not known'],
    ['Wetsuits 7', 'Men’s: 1 M, 2 L', 'Women’s: 1 S', '! 1 missing'],
    [
      'Arrivals',
      `${formatShortDay('2026-11-25')}: 1 without a flight`,
      `${formatShortDay('2026-11-26')}: 1 on TB 311`,
      `${formatShortDay('2026-11-27')}: 4 on SN 207, 1 without a flight`,
      `${formatShortDay('2026-11-28')}: 1 without a flight`,
      '! 3 not known',
    ],
  ])
})

test.each([
  [{ alone: ['Anna', 'Bram'], odd: false }, ['! 2 to put together']],
  [
    { alone: ['Anna', 'Bram', 'Cora'], odd: true, unknown: 1 },
    ['! 3 to put together', '! one stays alone', '! 1 not known'],
  ],
  [{ alone: [], odd: false }, []],
  [
    { alone: ['Awa Jallow', 'Bram'], left: ['Awa Jallow'], odd: false },
    ['! 2 to put together', '! Without their roommate: Awa Jallow'],
  ],
])('guests alone in shared rooms are listed: %j', (rooms, said) => {
  expect(groups(rooms)[1]?.filter((line) => line.startsWith('!'))).toEqual(said)
})

test("a guest's wetsuit and flight are shown, with what is missing", () => {
  expect(wetsuitText(sheetGuest({ wetsuitSize: 'M', wetsuitCut: 'female' }))).toEqual({
    text: 'M, Women’s',
    isMissing: false,
  })
  expect(wetsuitText(sheetGuest({ wetsuitSize: null }))).toEqual({ text: 'Size missing', isMissing: true })
  expect(wetsuitText(sheetGuest({ wetsuitSize: 'M', wetsuitCut: null }))).toEqual({
    text: 'M, fit missing',
    isMissing: true,
  })
  expect(wetsuitText(sheetGuest({ packageType: 'non-kiter', wetsuitSize: null }))).toBeNull()
  expect(journeyText('2026-11-27', '16:40')).toBe(`${formatShortDay('2026-11-27')}, 16:40`)
  expect(journeyText('2026-11-27', null)).toBe(formatShortDay('2026-11-27'))
  expect(journeyText(null, null)).toBeNull()
})

test.each<[SheetSort, string]>([
  ['name', 'Anna Bram Cora Dora Elif'],
  ['room', 'Bram Elif Anna Dora Cora'],
  ['arrival', 'Elif Cora Anna Bram Dora'],
])('guests are sorted by %s', (sort, order) => {
  const travel = (arrivalDate: string, arrivalTime: string | null) => ({
    travel: { ...sheetGuest().travel, arrivalDate, arrivalTime },
  })
  const guests = [
    sheetGuest({ name: 'Elif', leadId: 'e', roommateId: 'b', ...travel('2026-11-26', null) }),
    sheetGuest({ name: 'Dora', leadId: 'd' }),
    sheetGuest({ name: 'Cora', leadId: 'c', room: 'private', ...travel('2026-11-27', '09:00') }),
    sheetGuest({ name: 'Bram', leadId: 'b', roommateId: 'e' }),
    sheetGuest({ name: 'Anna', leadId: 'a', ...travel('2026-11-27', null) }),
  ]
  expect(
    sortGuests(guests, sort)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order)
})
