import type { Sheet, SheetGuest } from '#domain/retreat/sheet-shapes.ts'
import { countSheet } from '#domain/retreat/sheet-counts.ts'

/** A kiter in a shared room of whom everything is known but the journey; give what differs. */
export function sheetGuest(differences: Partial<SheetGuest> = {}): SheetGuest {
  return {
    leadId: 'guest',
    name: 'Anna Kowalska',
    packageType: 'kiter',
    status: 'payment_confirmed',
    phone: '+48 601 234 567',
    age: 28,
    weight: 61,
    room: 'shared',
    roommateId: null,
    roomWish: null,
    wetsuitSize: 'S',
    wetsuitCut: 'female',
    level: 'First strokes',
    coach: null,
    diet: 'no-diet',
    allergies: null,
    travel: {
      arrivalFlight: null,
      arrivalDate: null,
      arrivalTime: null,
      departureFlight: null,
      departureDate: null,
      departureTime: null,
      travelNote: null,
    },
    reported: 0,
    due: 0,
    dueOn: null,
    hasSealed: true,
    ...differences,
  }
}

/** The sheet of a date that nobody has booked; give what differs. */
export function sheetOf(differences: Partial<Sheet> = {}): Sheet {
  return {
    retreat: {
      id: 'date',
      label: 'Nov 27–Dec 4, 2026',
      startsOn: '2026-11-27',
      endsOn: '2026-12-04',
      status: 'on_sale',
      guaranteed: false,
    },
    guests: [],
    counts: countSheet([]),
    coaches: [],
    lodgeLink: null,
    at: '2026-11-22T14:05:00.000Z',
    ...differences,
  }
}
