import * as z from 'zod/mini'
import { arrangementSchema, lodgeLinkSchema, sheetSchema } from '#domain/admin/sheet-shapes.ts'
import type { Call } from './call.ts'
import { csvFormat } from './csv-format.ts'

export const sheetCalls = {
  readSheet: {
    method: 'get',
    path: '/api/admin/retreats/{retreatId}/sheet',
    summary: 'The guests of a date, and how many of each thing to prepare',
    access: 'admin',
    answers: { 200: sheetSchema },
  },
  arrangeGuest: {
    method: 'patch',
    path: '/api/admin/retreats/{retreatId}/guests/{bookingId}',
    summary: 'Choose a roommate for a guest, or note a wish or allergies; roommates are set for both guests',
    access: 'admin',
    body: arrangementSchema,
    answers: { 200: sheetSchema },
  },
  guestsFile: {
    method: 'get',
    path: '/api/admin/retreats/{retreatId}/guests.csv',
    summary:
      'The sheet as a CSV file, without emergency contacts, health notes and allergies. With format=excel it has semicolons and decimal commas',
    access: 'admin',
    query: z.object({ format: csvFormat }),
    answers: { 200: { file: 'text/csv' } },
  },
  makeLodgeLink: {
    method: 'post',
    path: '/api/admin/retreats/{retreatId}/lodge-link',
    summary:
      'Create the link with which the lodge sees rooms, counts of diets and allergies, and arrivals; an existing link stays',
    access: 'admin',
    answers: { 200: z.object({ lodgeLink: lodgeLinkSchema }) },
  },
  revokeLodgeLink: {
    method: 'delete',
    path: '/api/admin/retreats/{retreatId}/lodge-link',
    summary: 'Revoke the lodge’s link of a date',
    access: 'admin',
    answers: { 204: null },
  },
} as const satisfies Record<string, Call>
