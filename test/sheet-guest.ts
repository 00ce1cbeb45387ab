import type { SheetGuest } from '#domain/admin/sheet-shapes.ts'

/** A kiter in a shared room of whom everything is known but the journey; give what differs. */
export function sheetGuest(differences: Partial<SheetGuest> = {}): SheetGuest {
  return {
    leadId: 'guest',
    name: 'Anna Kowalska',
    comesWith: [],
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
    founder: null,
    ...differences,
  }
}
