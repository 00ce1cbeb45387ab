import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking.ts'
import { bookingView } from '#test/booking-view.ts'
import { guestLine, inListOrder, planRetreat } from './retreat-plan.ts'

/** A non-kiter in a shared room, vegan, who has paid nothing and owes nothing yet. */
function guest(differences: Partial<Booking>): Booking {
  return bookingView({
    packageType: 'non-kiter',
    roomType: 'shared',
    selectedDiet: 'vegan',
    selectedWetsuitSize: null,
    selectedWetsuitGender: null,
    balanceDue: 0,
    ...differences,
  })
}

test('a plan counts people, payments, rooms, diets, wetsuits and the money that is still to come', () => {
  const plan = planRetreat([
    guest({
      packageType: 'kiter',
      selectedWetsuitSize: 'M',
      selectedWetsuitGender: 'female',
      balanceDue: 750,
      paymentStatus: 'deposit_paid',
      amountPaid: 200,
    }),
    guest({
      packageType: 'kiter',
      selectedWetsuitSize: 'M',
      selectedWetsuitGender: 'female',
      balanceDue: 0,
      paymentStatus: 'confirmed',
      amountPaid: 950,
    }),
    guest({
      packageType: 'kiter',
      selectedWetsuitSize: 'XL',
      selectedWetsuitGender: 'male',
      roomType: 'private',
    }),
    guest({
      selectedDiet: 'no-diet',
      balanceDue: 930,
      paymentStatus: 'deposit_paid',
      amountReported: 200,
    }),
  ])
  expect(plan).toEqual({
    kiters: 3,
    nonKiters: 1,
    payments: [
      { label: 'Deposit paid', count: 1 },
      { label: 'Fully paid', count: 1 },
      { label: 'Nothing paid', count: 1 },
      { label: 'To verify', count: 1 },
    ],
    rooms: [
      { label: 'Shared room', count: 3 },
      { label: 'Private room', count: 1 },
    ],
    diets: [
      { label: 'Vegan', count: 3 },
      { label: 'No special diet', count: 1 },
    ],
    wetsuits: [
      { label: 'M female', count: 2 },
      { label: 'XL male', count: 1 },
    ],
    stillDue: 1680,
  })
})

test('an empty retreat needs nothing', () => {
  expect(planRetreat([])).toEqual({
    kiters: 0,
    nonKiters: 0,
    payments: [],
    rooms: [],
    diets: [],
    wetsuits: [],
    stillDue: 0,
  })
})

test('a guest’s line says what to prepare, as far as it is known', () => {
  const kiter = guest({
    packageType: 'kiter',
    roomType: 'private',
    selectedWetsuitSize: 'M',
    selectedWetsuitGender: 'female',
  })
  expect(guestLine(kiter)).toBe('Kiter, private room, vegan, wetsuit M female')
  expect(guestLine(guest({ selectedDiet: 'no-diet' }))).toBe('Non-kiter, shared room')
  expect(guestLine(guest({ packageType: null, roomType: null, selectedDiet: null }))).toBe('')
})

test('the list has kiters first, then non-kiters, each by name', () => {
  const list = inListOrder([
    guest({ name: 'Abdou' }),
    guest({ name: 'Zoë', packageType: 'kiter' }),
    guest({ name: 'Émile', packageType: 'kiter' }),
  ])
  expect(list.map(({ name }) => name)).toEqual(['Émile', 'Zoë', 'Abdou'])
})
