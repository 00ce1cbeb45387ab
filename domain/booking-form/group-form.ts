import * as z from 'zod/mini'
import { columnOf, pick, recordOf } from '#domain/base/typed-records.ts'
import { guestFields, kiterFields } from './booking-fields.ts'
import { bookingFormSchema, sentOffer, sentTimeZone, type BookingForm } from './booking-form.ts'
import { mayBeMissing, type EnteredBooking, type EnteredTraveller } from './entered-booking.ts'

/** How many travel together in one group, the booker included. */
export const GROUP_SIZE = { least: 2, most: 4 } as const

const guest = columnOf(guestFields, 'submit')
const kiter = columnOf(kiterFields, 'submit')

/** What only the traveller can say, by their own link: the booker is neither asked for it nor may send it. */
export const OWN_TO_SAY = ['healthConditions', 'emergencyContact', 'emergencyPhone', 'healthConsent'] as const

/** All that a traveller may fill in or correct by the link; package, date and room are the booker's. */
export const OWN_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'emergencyContact',
  'emergencyPhone',
  'selectedDiet',
  'healthConditions',
] as const

/** The error for what the booker sends although only the traveller can say it. */
export const ONLY_BY_TRAVELLER = 'Only the traveller can say this, by their own link'

const shape = {
  ...mayBeMissing(pick(guest, ['email', 'phone', 'selectedDiet'])),
  ...pick(guest, ['firstName', 'lastName', 'selectedDate', 'selectedRoom']),
  ...recordOf(OWN_TO_SAY, () => z._default(z.null(ONLY_BY_TRAVELLER), null)),
}

/** What the booker knows of somebody who travels along: package, name and room, and whatever else is known. */
export const travellerFormSchema = z.discriminatedUnion(
  'packageType',
  [
    z.object({ packageType: z.literal('kiter'), ...shape, ...mayBeMissing(kiter) }),
    z.object({ packageType: z.literal('non-kiter'), ...shape }),
  ],
  'Choose the Kiter or the Non-kiter package',
)
/** The same, with what the traveller has said since. */
export type TravellerForm = DistributedOmit<
  z.infer<typeof travellerFormSchema>,
  (typeof OWN_TO_SAY)[number]
> & {
  healthConditions: string | null
  emergencyContact: string | null
  emergencyPhone: string | null
  healthConsent?: boolean | null | undefined
}
/** A guest's form, complete, or as far as the operator or the booker of a group knows it. */
export type AnyBookingForm = BookingForm | EnteredBooking | EnteredTraveller | TravellerForm

type DistributedOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

/** What a traveller says by their own link, each field checked as in the form; absent fields stay as they are. */
export const travellerEditSchema = z.partial(
  z.object({ ...pick(guest, OWN_FIELDS), ...kiter, healthConsent: z.nullable(z.boolean()) }),
)
export type TravellerEdit = z.infer<typeof travellerEditSchema>

const pairSchema = z.tuple([z.int(), z.int()])

const fieldsOfGroup = z.object({
  selectedDate: guest.selectedDate,
  travellers: z
    .tuple([bookingFormSchema], travellerFormSchema)
    .check(
      z.refine(
        ({ length }) => length >= GROUP_SIZE.least && length <= GROUP_SIZE.most,
        `A group is ${GROUP_SIZE.least} to ${GROUP_SIZE.most} travellers`,
      ),
    ),
  /** Who share a room, as the numbers of two travellers counted from 0. */
  sharedRooms: z._default(z.array(pairSchema), []),
  expectedTotal: z.optional(z.int().check(z.minimum(0))),
  offer: sentOffer,
  timeZone: sentTimeZone,
})

/**
 * Two to four travellers who book together: the booker's complete form, and what is known of the others. All come on one date; who share a
 * room have a shared one. Health notes, emergency contact and consent of the others are refused.
 */
export const groupSubmissionSchema = z.pipe(
  z.transform((sent: unknown) => withDateAndRooms(sent)),
  fieldsOfGroup.check(
    z.superRefine(({ travellers, sharedRooms }, context) => {
      const refuse = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message })
      const [booker, ...others] = travellers
      for (const [index, { email }] of others.entries())
        if (email !== null && email === booker.email)
          refuse(
            ['travellers', index + 1, 'email'],
            'This is your own address. Leave it empty if you don’t know theirs',
          )
      const paired = sharedRooms.flat()
      if (new Set(paired).size !== paired.length || paired.some((number) => !(number in travellers)))
        refuse(['sharedRooms'], 'Two of the travellers share a room, and each has one room')
    }),
  ),
)
export type GroupSubmission = z.infer<typeof fieldsOfGroup>

function withDateAndRooms(sent: unknown): unknown {
  if (!isRecord(sent) || !Array.isArray(sent['travellers'])) return sent
  const { selectedDate, sharedRooms } = sent
  const sharing: unknown[] = Array.isArray(sharedRooms) ? sharedRooms.flat() : []
  return {
    ...sent,
    travellers: sent['travellers'].map((traveller: unknown, number) =>
      isRecord(traveller)
        ? {
            ...(number === 0 ? traveller : filledIn(traveller)),
            selectedDate,
            ...(sharing.includes(number) && { selectedRoom: 'shared' }),
          }
        : traveller,
    ),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Leaves out what a form sends of fields that nobody has filled in. */
export function filledIn(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '' && value !== false))
}
