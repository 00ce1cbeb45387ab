import { beforeEach, expect, test, vi } from 'vitest'
import { SEALED_FIELDS } from '#domain/booking/booking-fields.ts'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { forgetBooking, readStoredBooking, storeBooking } from '#web/browser/browser-storage.ts'
import { keepSentBooking } from './sent-booking.ts'

const BOOKING = bookingFormSchema.parse(
  kiterForm({
    emergencyContact: 'canary-contact',
    emergencyPhone: 'canary-phone',
    healthConditions: 'canary-asthma',
    healthConsent: true,
  }),
)

let browser: Map<string, string>
let tab: Map<string, string>

beforeEach(() => {
  browser = new Map()
  vi.stubGlobal('localStorage', storageOver(browser))
  openTab()
})

function openTab(): void {
  tab = new Map()
  vi.stubGlobal('sessionStorage', storageOver(tab))
}

function storageOver(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('what the server seals, and the consent to it, stay with the tab: both keys of the browser hold the rest', () => {
  keepSentBooking(BOOKING, 'lead-1')
  expect([...browser.keys()]).toEqual(['booking-data', 'bookingData'])
  for (const text of browser.values()) {
    expect(text).not.toMatch(/canary|healthConsent/)
    for (const field of SEALED_FIELDS) expect(text).not.toContain(field)
    expect(JSON.parse(text)).toMatchObject({ leadId: 'lead-1', firstName: 'Awa', packageType: 'kiter' })
  }
})

test('the tab that has sent a booking has all of it, and another tab what the browser keeps', () => {
  keepSentBooking(BOOKING, 'lead-1')
  expect(readStoredBooking()).toEqual({ ...BOOKING, leadId: 'lead-1' })
  openTab()
  const {
    emergencyContact: _,
    emergencyPhone: _p,
    healthConditions: _h,
    healthConsent: _c,
    ...open
  } = BOOKING
  expect(readStoredBooking()).toEqual({ ...open, leadId: 'lead-1' })
})

test('what a tab holds of one booking is never taken for another one’s', () => {
  keepSentBooking(BOOKING, 'lead-1')
  browser.set('booking-data', '{"leadId":"lead-2","firstName":"Fatou"}')
  expect(readStoredBooking()).toEqual({ leadId: 'lead-2', firstName: 'Fatou' })
  storeBooking({ leadId: 'lead-3' })
  expect(tab.size).toBe(0)
})

test('a booking that is forgotten is forgotten in the tab too', () => {
  keepSentBooking(BOOKING, 'lead-1')
  forgetBooking()
  expect([...browser, ...tab]).toEqual([])
})
