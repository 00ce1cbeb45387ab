import * as z from 'zod/mini'
import { emailSchema } from '#domain/base/text-schema.ts'
import { guestFields } from '#domain/booking-form/booking-fields.ts'
import { WAITING_OUTCOMES, WAITING_SIZE, WAITING_STATES } from '#domain/place/waiting-list.ts'
import type { Call } from './call.ts'

const places = z.int().check(z.minimum(0), z.maximum(WAITING_SIZE.most))
const placesShape = { kiters: places, nonKiters: places }

const isSize = z.refine<{ kiters: number; nonKiters: number }>(
  ({ kiters, nonKiters }) =>
    kiters + nonKiters >= WAITING_SIZE.least && kiters + nonKiters <= WAITING_SIZE.most,
  { message: `Wait for ${WAITING_SIZE.least} to ${WAITING_SIZE.most} places`, path: ['kiters'] },
)

const joinSchema = z
  .object({
    selectedDate: guestFields.selectedDate.submit,
    ...placesShape,
    firstName: guestFields.firstName.submit,
    email: emailSchema,
  })
  .check(isSize)
export type WaitingListForm = z.infer<typeof joinSchema>

const changeSchema = z.object(placesShape).check(isSize)

/** An entry behind its own link. Amounts in euros. */
const waitingEntrySchema = z.object({
  state: z.enum(WAITING_STATES),
  /** From 1; null before it is confirmed, and once it has ended. */
  rank: z.nullable(z.int()),
  /** The running offer, and what it costs today. */
  offer: z.nullable(z.object({ until: z.iso.datetime(), total: z.number() })),
  /** What the places cost when the offer was emailed; null without one. */
  emailedTotal: z.nullable(z.number()),
  /** The end of the last offer; null without one. */
  heldUntil: z.nullable(z.iso.datetime()),
  /** True if everybody who waits was told that places are free, and none is held. */
  isFirstCome: z.boolean(),
  /** The first entry before this one that needs more places, which does not block it; null if it doesn't matter. */
  ahead: z.nullable(z.object({ rank: z.int(), places: z.int() })),
  selectedDate: z.string(),
  startsOn: z.iso.date(),
  kiters: z.int(),
  nonKiters: z.int(),
  firstName: z.string(),
  email: z.string(),
})
export type WaitingEntryView = z.infer<typeof waitingEntrySchema>

/** The list of a date for the operator, by rank. */
const waitingListSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      rank: z.int(),
      firstName: z.string(),
      email: z.string(),
      kiters: z.int(),
      nonKiters: z.int(),
      since: z.iso.datetime(),
      /** The end of the running offer; null without one. */
      offerUntil: z.nullable(z.iso.datetime()),
      /** True if its offer was withdrawn, so that it is offered nothing by itself any more. */
      isWithdrawn: z.boolean(),
      /** True if there are places to offer to it now, in turn or not. */
      mayBeOffered: z.boolean(),
    }),
  ),
  /** Places that nobody has booked or been offered. */
  free: z.object({ kiters: z.int(), nonKiters: z.int() }),
  /** How many entries have ended, by how. */
  ended: z.record(z.enum(WAITING_OUTCOMES), z.int()),
  /** The first day on which everybody is told at once. */
  firstComeFrom: z.iso.date(),
})
export type WaitingListView = z.infer<typeof waitingListSchema>

/** The calls of the list for full dates (decision 52). */
export const waitingListCalls = {
  joinWaitingList: {
    method: 'post',
    path: '/api/waiting-list',
    summary:
      'Ask to wait for 1 to 4 places on a full date; answers the same whether or not the address waits already',
    access: 'anyone',
    body: joinSchema,
    // False if the address has had too many emails within the hour.
    answers: { 202: z.object({ mailed: z.boolean() }) },
    problems: ['places-free', 'list-closed'],
  },
  confirmWaiting: {
    method: 'post',
    path: '/api/waiting-list/confirm/{token}',
    summary: 'Confirm by the emailed link, which is the rank; an ended entry joins again at the end',
    access: 'anyone',
    answers: { 200: waitingEntrySchema },
    problems: ['places-free', 'list-closed'],
  },
  waitingEntry: {
    method: 'get',
    path: '/api/waiting-list/{token}',
    summary: 'The rank and the running offer, by the emailed link',
    access: 'anyone',
    answers: { 200: waitingEntrySchema },
  },
  changeWaiting: {
    method: 'patch',
    path: '/api/waiting-list/{token}',
    summary: 'Wait for other places; the rank stays',
    access: 'anyone',
    body: changeSchema,
    answers: { 200: waitingEntrySchema },
    problems: ['wrong-state'],
  },
  leaveWaitingList: {
    method: 'delete',
    path: '/api/waiting-list/{token}',
    summary: 'Leave and delete the address, by the emailed link',
    access: 'anyone',
    answers: { 204: null },
  },
  declineOffer: {
    method: 'post',
    path: '/api/waiting-list/{token}/decline',
    summary: 'Let the offered places pass to the next, which ends the entry',
    access: 'anyone',
    answers: { 204: null },
    problems: ['offer-over'],
  },
  adminWaitingList: {
    method: 'get',
    path: '/api/admin/retreats/{retreatId}/waiting-list',
    summary: 'Who waits for places on a date, by rank',
    access: 'admin',
    answers: { 200: waitingListSchema },
  },
  offerPlaces: {
    method: 'post',
    path: '/api/admin/waiting-list/{entryId}/offer',
    summary: 'Offer free places to an entry, in turn or not',
    access: 'admin',
    answers: { 201: waitingListSchema },
    problems: ['retreat-full', 'list-closed', 'wrong-state'],
  },
  withdrawPlaces: {
    method: 'delete',
    path: '/api/admin/waiting-list/{entryId}/offer',
    summary: 'Withdraw a running offer; the entry keeps its rank and is offered nothing more by itself',
    access: 'admin',
    answers: { 200: waitingListSchema },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
