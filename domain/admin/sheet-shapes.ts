import * as z from 'zod/mini'
import { optionalLine } from '#domain/base/text-schema.ts'
import { columnOf } from '#domain/base/typed-records.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { BOOKING_STATUSES } from '#domain/place/booking-status.ts'
import { PACKAGE_TYPES, RETREAT_STATUSES } from '#domain/retreat/retreats.ts'
import { travelFields } from '#domain/travel/travel-fields.ts'

// The sheet of a date: its guests and what to prepare. Amounts are euros.

const count = z.int().check(z.minimum(0))

/** A guest who holds a place. Its only sealed text is the note for the kitchen. */
export const sheetGuestSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  /** The others of the guest's group, by name. */
  comesWith: z.array(z.string()),
  packageType: z.nullable(z.enum(PACKAGE_TYPES)),
  status: z.enum(BOOKING_STATUSES),
  phone: bookingFields.phone.view,
  age: bookingFields.age.view,
  /** In kilograms. */
  weight: bookingFields.weight.view,
  room: bookingFields.selectedRoom.view,
  /** The booking of the roommate. */
  roommateId: z.nullable(z.string()),
  /** The roommate that the guest would like, in the operator's words. */
  roomWish: z.nullable(z.string()),
  wetsuitSize: bookingFields.selectedWetsuitSize.view,
  wetsuitCut: bookingFields.selectedWetsuitGender.view,
  /** In the guest's words. */
  level: bookingFields.kitingExperience.view,
  diet: bookingFields.selectedDiet.view,
  /** What the kitchen leaves out for the guest, in the operator's words. */
  allergies: z.nullable(z.string()),
  travel: z.object(columnOf(travelFields, 'view')),
  reported: z.number(),
  due: z.number(),
  dueOn: z.nullable(z.iso.date()),
  /** Whether there is an emergency contact or a health note to open. */
  hasSealed: z.boolean(),
  /** What a founding member has got of the perks; null for any other guest. */
  founder: z.nullable(z.object({ pack: z.boolean(), photos: z.boolean() })),
})
export type SheetGuest = z.output<typeof sheetGuestSchema>

/** Guests who arrive on one day by one flight; `flight` is null if they come by land or have not said. */
const arrivalCountSchema = z.object({ on: z.iso.date(), flight: z.nullable(z.string()), guests: count })
const dietCountSchema = z.object({ diet: bookingFields.selectedDiet.view, guests: count })
const allergyCountSchema = z.object({ allergies: z.string(), guests: count })

/** The counts over the guests of a date. */
const sheetCountsSchema = z.object({
  kiters: count,
  nonKiters: count,
  due: z.number(),
  /** The number of guests who owe it. */
  owing: count,
  rooms: z.object({
    needed: count,
    private: count,
    pairs: count,
    /** Names of guests who are alone in a shared room. */
    alone: z.array(z.string()),
    /** Names of those whose roommate has left. */
    left: z.array(z.string()),
    /** True if one of them stays alone, however they are paired. */
    odd: z.boolean(),
    unknown: count,
  }),
  /** Most frequent first; null stands for an unknown diet. */
  diets: z.array(dietCountSchema),
  /** Most frequent first; guests without a note are not counted. */
  allergies: z.array(allergyCountSchema),
  /** By cut, smallest size first. */
  wetsuits: z.array(
    z.object({
      cut: bookingFields.selectedWetsuitGender.view,
      sizes: z.array(z.object({ size: z.string(), guests: count })),
    }),
  ),
  /** The number of kiters whose size or cut is not known. */
  wetsuitsMissing: count,
  arrivals: z.array(arrivalCountSchema),
  arrivalsUnknown: count,
})
export type SheetCounts = z.output<typeof sheetCountsSchema>

/** The link by which the lodge sees its part of a date. */
export const lodgeLinkSchema = z.object({ url: z.string(), madeAt: z.iso.datetime() })
export type LodgeLink = z.output<typeof lodgeLinkSchema>

export const sheetSchema = z.object({
  retreat: z.object({
    id: z.string(),
    label: z.string(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    status: z.enum(RETREAT_STATUSES),
    /** Whether guests are told that it will run. */
    runs: z.boolean(),
  }),
  /** Sorted by first name. */
  guests: z.array(sheetGuestSchema),
  counts: sheetCountsSchema,
  lodgeLink: z.nullable(lodgeLinkSchema),
  /** The instant of the answer, with which a printed sheet is dated. */
  at: z.iso.datetime(),
})
export type Sheet = z.output<typeof sheetSchema>

export const MAX_WISH_LENGTH = 200
export const MAX_ALLERGIES_LENGTH = 100

/** What the operator arranges for a guest; absent fields stay, null or an empty text removes a value. */
export const arrangementSchema = z.object({
  /** The booking of the roommate. */
  roommateId: z.optional(z.nullable(optionalLine())),
  roomWish: z.optional(z.nullable(optionalLine(MAX_WISH_LENGTH))),
  allergies: z.optional(z.nullable(optionalLine(MAX_ALLERGIES_LENGTH))),
  /** Whether a founding member has got the founders pack, or the photos and video. */
  pack: z.optional(z.boolean()),
  photos: z.optional(z.boolean()),
})
export type Arrangement = z.output<typeof arrangementSchema>

/** What the lodge needs of a date: names per room, arrivals, and diets and allergies only as counts. */
export interface LodgeView {
  label: string
  guests: number
  /** The number of rooms needed if guests without a roommate are paired, as on the operator's sheet. */
  roomsNeeded: number
  /** The names in each room. A shared room with one name has a free bed. */
  rooms: { kind: 'private' | 'shared' | null; names: string[] }[]
  diets: z.output<typeof dietCountSchema>[]
  allergies: z.output<typeof allergyCountSchema>[]
  /** In the order of arrival; fields are null if they are not known yet. */
  arrivals: { name: string; date: string | null; time: string | null; flight: string | null }[]
}
