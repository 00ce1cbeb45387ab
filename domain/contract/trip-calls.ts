import { travelEditSchema, tripTicksEditSchema } from '#domain/travel/travel-fields.ts'
import { leadSchema } from './api-shapes.ts'
import type { Call } from './call.ts'

/** The calls for a guest's preparation of the retreat. */
export const tripCalls = {
  saveTravelDetails: {
    method: 'patch',
    path: '/api/travel/{bookingId}',
    summary: 'Save when a guest arrives and leaves; absent fields do not change, null clears a field',
    access: 'owner-or-admin',
    body: travelEditSchema,
    answers: { 200: leadSchema },
    problems: ['retreat-started', 'wrong-state'],
  },
  updateChecklist: {
    method: 'patch',
    path: '/api/trip-ticks/{bookingId}',
    summary: 'Tick what is done of the list before the retreat; absent ticks do not change',
    access: 'owner',
    body: tripTicksEditSchema,
    answers: { 200: leadSchema },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
