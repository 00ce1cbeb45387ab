import { expect } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { HandOverOffer } from '#domain/contract/hand-over-calls.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import type { ProblemBody } from '#domain/contract/problem.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { type TestApp } from '#test/create-test-app.ts'
import { appWithGuests, guestWithBooking, payByCard, type Guest } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

// The guest's retreat begins on Oct 31, 2025; the clock stands on Sep 1.
export const BO = { name: 'Bo Claes', email: 'bo@example.com' }

/** What Bo says of himself, without what is booked. */
export function traveller(differences: Record<string, unknown> = {}): Record<string, unknown> {
  const {
    packageType: _,
    selectedDate: _d,
    selectedRoom: _r,
    status: _s,
    ...own
  } = kiterForm({
    firstName: 'Bo',
    lastName: 'Claes',
    email: 'bo@example.com',
    phone: '+32 470 00 00 00',
    emergencyContact: 'An Claes',
    emergencyPhone: '+32 470 00 00 01',
    weight: 81,
    ...differences,
  }) as Record<string, unknown>
  return own
}

export async function paidGuest(app: TestApp, pays: 'deposit' | 'full' = 'deposit'): Promise<Guest> {
  const guest = await guestWithBooking(app, {
    healthConditions: 'canary-asthma',
    healthConsent: true,
    emergencyContact: 'canary-contact',
  })
  await payByCard(guest, pays)
  await guest.visitor.patch(`/api/travel/${guest.lead.id}`, { arrivalFlight: 'CANARY 1' })
  return guest
}

/** `paidGuest` in an app. Both are put back where they were made before. */
export function appWithPaidGuest(pays: 'deposit' | 'full' = 'deposit') {
  return appWithGuests(`a guest who has paid: ${pays}`, async (app) => ({
    guest: await paidGuest(app, pays),
  }))
}

export const offer = ({ visitor, lead }: Guest, who: Record<string, unknown> = BO) =>
  visitor.post<HandOverOffer>(`/api/bookings/${lead.id}/hand-over`, who)

export async function offered(guest: Guest): Promise<string> {
  const { status, body } = await offer(guest)
  expect(status).toBe(201)
  return tokenOf(body)
}

export function tokenOf({ handOver }: HandOverOffer): string {
  const token = handOver?.link?.match(/\/hand-over\/([\w-]{43})$/)?.[1]
  if (token === undefined) throw new Error('there is no link')
  return token
}

export async function accept(visitor: Visitor, token: string, form = traveller()) {
  const diet = typeof form['selectedDiet'] === 'string' ? form['selectedDiet'] : 'no-diet'
  const terms = await visitor.get<OrderTerms>(`/api/hand-over/${token}/order-terms?diet=${diet}`)
  const termsVersion = terms.body.version ?? 'none'
  return visitor.post<{ lead: Booking } & ProblemBody>(`/api/hand-over/${token}/accept`, {
    ...form,
    termsVersion,
  })
}
