import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking.ts'
import { guestLine, planRetreat } from './retreat-plan.ts'

function guest(differences: Partial<Booking>): Booking {
  return {
    id: 'id',
    createdAt: '2025-09-01T09:00:00.000Z',
    submittedAt: '2025-09-01T09:00:00.000Z',
    firstName: 'Awa',
    lastName: 'Jallow',
    name: 'Awa Jallow',
    email: 'awa@example.com',
    phone: null,
    emergencyContact: null,
    emergencyPhone: null,
    age: null,
    weight: null,
    height: null,
    kitingExperience: null,
    healthConditions: null,
    selectedDate: null,
    retreatDate: null,
    selectedRoom: 'shared',
    roomType: 'shared',
    selectedDiet: 'vegan',
    selectedWetsuitSize: null,
    selectedWetsuitGender: null,
    packageType: 'non-kiter',
    paymentStatus: 'pending',
    status: 'booking_submitted',
    holdExpiresAt: null,
    quote: null,
    amountPaid: 0,
    amountReported: 0,
    balanceDue: 0,
    paymentReferences: null,
    ...differences,
  }
}

test('a plan counts people, rooms, diets, wetsuits and the money that is still to come', () => {
  const plan = planRetreat([
    guest({
      packageType: 'kiter',
      selectedWetsuitSize: 'M',
      selectedWetsuitGender: 'female',
      balanceDue: 750,
    }),
    guest({ packageType: 'kiter', selectedWetsuitSize: 'M', selectedWetsuitGender: 'female', balanceDue: 0 }),
    guest({
      packageType: 'kiter',
      selectedWetsuitSize: 'XL',
      selectedWetsuitGender: 'male',
      roomType: 'private',
    }),
    guest({ selectedDiet: 'no-diet', balanceDue: 930 }),
  ])
  expect(plan).toEqual({
    kiters: 3,
    companions: 1,
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
    companions: 0,
    rooms: [],
    diets: [],
    wetsuits: [],
    stillDue: 0,
  })
})

test('a guest is named by package and room, as far as they are known', () => {
  expect(guestLine(guest({ packageType: 'kiter', roomType: 'private' }))).toBe('Kiter, private room')
  expect(guestLine(guest({ packageType: null, roomType: null }))).toBe('')
})
