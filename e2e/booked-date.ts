import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { companionForm } from '#test/booking-forms.ts'
import { NOVEMBER, payByCard, reportTransfer, signUp, submitBooking } from './guest.ts'
import { logInOperator } from './operator.ts'

const retreatsAnswer = z.object({ retreats: z.array(z.object({ id: z.string(), label: z.string() })) })

/** Signs the operator in, in this page's browser, and signs any guest out. */
export async function signInOperator(page: Page): Promise<void> {
  await page.context().clearCookies()
  await logInOperator(page.request)
}

/** Signs the operator in and books a guest of the date who has no email address. */
export async function bookByPhone(page: Page, firstName: string, phone: string): Promise<void> {
  await signInOperator(page)
  const who = { firstName, lastName: 'Bojang', phone, packageType: 'kiter' }
  const data = { ...who, selectedDate: NOVEMBER, selectedRoom: 'shared' }
  await page.request.post('/api/admin/bookings', { data })
}

/** The id of a date; the operator must be signed in. */
export async function dateId({ request }: Page, label = NOVEMBER): Promise<string> {
  const { retreats } = retreatsAnswer.parse(await (await request.get('/api/admin/retreats')).json())
  return retreats.find((retreat) => retreat.label === label)?.id ?? ''
}

/** Books four guests: paid in full by card, deposit by card, full transfer reported, and unpaid. */
export async function bookDate(page: Page): Promise<void> {
  const form = { selectedRoom: 'private', selectedDiet: 'vegan' }
  await book(page, { firstName: 'Zoë', lastName: 'Peeters', pays: 'full', form })
  await book(page, { firstName: 'Hugo', lastName: 'Lambert', pays: 'deposit', form })
  await book(page, { firstName: 'Elif', lastName: 'Yılmaz', pays: 'reported', form })
  await book(page, { firstName: 'Luc', lastName: 'Maes', form })
  await signInOperator(page)
}

interface DateGuest {
  firstName: string
  lastName: string
  /** Differences from a kiter in a shared room without travel details; `packageType` makes a non-kiter. */
  form?: Record<string, unknown>
  travel?: Record<string, string>
  pays?: 'deposit' | 'full' | 'reported'
}

const BY_SN = { arrivalDate: '2025-11-07', arrivalTime: '16:40', arrivalFlight: 'SN 207' }
const HOME = { departureDate: '2025-11-14', departureTime: '19:50', departureFlight: 'SN 208' }

const GUESTS: DateGuest[] = [
  {
    firstName: 'Anna',
    lastName: 'Kowalska',
    form: {
      selectedDiet: 'vegetarian',
      selectedWetsuitSize: 'S',
      selectedWetsuitGender: 'female',
      healthConditions: 'Asthma',
      healthConsent: true,
    },
    travel: { ...BY_SN, ...HOME },
    pays: 'full',
  },
  {
    firstName: 'Lotte',
    lastName: 'Janssens',
    form: { selectedWetsuitGender: 'female' },
    travel: HOME,
    pays: 'deposit',
  },
  {
    firstName: 'Jan',
    lastName: 'van den Berg',
    form: { selectedWetsuitSize: 'L', kitingExperience: 'Rides upwind' },
    travel: { arrivalDate: '2025-11-06', arrivalTime: '22:10', arrivalFlight: 'TB 311', ...HOME },
    pays: 'full',
  },
  {
    firstName: 'Greta',
    lastName: 'Holm',
    form: { packageType: 'non-kiter', selectedRoom: 'private' },
    travel: { arrivalDate: '2025-11-07', arrivalTime: '11:00' },
    pays: 'full',
  },
  {
    firstName: 'Pieter-Jan',
    lastName: 'Vandenbroucke-Van der Straeten',
    form: {
      selectedRoom: 'private',
      selectedWetsuitSize: 'XL',
      selectedDiet: 'vegan',
      kitingExperience:
        'Jumps, two seasons on the North Sea, and would like to learn board-offs and how to read tides',
    },
    pays: 'deposit',
  },
]

/** Books guests for November with everything that the list shows, `count` in all, and signs the operator in. Returns the date's id. */
export async function bookSheet(page: Page, count = GUESTS.length): Promise<string> {
  await signInOperator(page)
  const id = await dateId(page)
  const data = { placesKiter: 20, placesNonKiter: 4 }
  await page.request.patch(`/api/admin/retreats/${id}`, { data })
  for (let number = 0; number < count; number++) await book(page, GUESTS[number] ?? another(number))
  await signInOperator(page)
  return id
}

/** A guest whose row is as wide as possible. */
function another(number: number): DateGuest {
  return {
    firstName: `Fatoumatta ${number}`,
    lastName: 'Ceesay-Vandenbroucke',
    form: {
      kitingExperience: 'A few lessons in Egypt and one week in Dakhla, still falls a lot on the left side',
    },
    travel: { ...BY_SN, ...HOME },
  }
}

async function book(page: Page, { firstName, lastName, form, travel, pays }: DateGuest): Promise<void> {
  await page.context().clearCookies()
  const letters = firstName.normalize('NFD').replaceAll(/[^a-z\d]/gi, '')
  const email = `${letters.toLowerCase()}@example.com`
  const name = { email, firstName, lastName }
  await signUp(page.request, name)
  const companion = form?.packageType === 'non-kiter' ? companionForm() : {}
  const lead = await submitBooking(page.request, {
    ...companion,
    selectedRoom: 'shared',
    selectedDiet: 'no-diet',
    ...name,
    ...form,
    selectedDate: NOVEMBER,
  })
  if (pays === 'reported') await reportTransfer(page, lead, 'full')
  else if (pays) await payByCard(page, lead, pays)
  if (travel) await page.request.patch(`/api/travel/${lead.id}`, { data: travel })
}
