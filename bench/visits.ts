import * as z from 'zod/mini'
import { kiterForm } from '#test/booking-forms.ts'
import { runOnServer } from '#test/postgres-server.ts'
import { getRequest, openConnection, postRequest, type RawConnection } from './raw-requests.ts'

/** The requests of those who come, ready to be sent. */
export const VISIT = getRequest('/', { 'accept-encoding': 'gzip' })
export const FORM = getRequest('/booking', { 'accept-encoding': 'gzip' })
export const PLACES = getRequest('/api/booking-availability')

let drafts = 0

/** What the form saves while it is filled in, of somebody new. */
export function draftRequest(): string {
  drafts += 1
  return postRequest('/api/leads', { firstName: 'Awa', email: `visitor${drafts}@example.com` })
}

let booked = 0

export function bookingRequest(date: string): string {
  booked += 1
  const guest = { email: `guest${booked}@example.com`, selectedDate: date }
  return postRequest('/api/submit-booking', kiterForm(guest))
}

/** The label of a date that is not sold out by what is measured. */
export async function openWideDate(port: number, databaseUrl: string): Promise<string> {
  await runOnServer(databaseUrl, 'update retreats set places_kiter = 100000')
  const connection = await openConnection(port)
  const { body } = await connection.send(PLACES, { keepBody: true })
  connection.close()
  const places: unknown = JSON.parse(body)
  const last = Object.keys(z.parse(z.record(z.string(), z.unknown()), places)).at(-1)
  if (last === undefined) throw new Error('no date is on offer')
  return last
}

/** Throws where the answer is none that a guest can go on with. */
export async function send(connection: RawConnection, request: string): Promise<void> {
  const { status, body } = await connection.send(request, { keepBody: request.startsWith('POST') })
  if (status >= 400) throw new Error(`${request.split(' HTTP', 1)[0]} was answered with ${status}: ${body}`)
}
