import { beforeEach, expect, test, vi } from 'vitest'
import { SEALED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { bookingFormSchema } from '#domain/booking-form/booking-form.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { forgetBooking, readStoredBooking, storeBooking } from '#web/browser/browser-storage.ts'
import { keepSentBooking } from './use-checkout.ts'

const BOOKING = bookingFormSchema.parse(
  kiterForm({
    emergencyContact: 'canary-contact',
    emergencyPhone: '+220 700 2222',
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

test('encrypted fields and the consent are stored only in the tab, and the rest in the browser', () => {
  keepSentBooking(BOOKING, 'lead-1')
  expect([...browser.keys()]).toEqual(['booking-data', 'bookingData'])
  for (const text of browser.values()) {
    expect(text).not.toMatch(/canary|healthConsent/)
    for (const field of SEALED_FIELDS) expect(text).not.toContain(field)
    expect(JSON.parse(text)).toMatchObject({ leadId: 'lead-1', firstName: 'Awa', packageType: 'kiter' })
  }
})

test('the tab that sent a booking reads all of it, and another tab only what the browser stores', () => {
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

test('what a tab stores for one booking is never used for another one', () => {
  keepSentBooking(BOOKING, 'lead-1')
  browser.set('booking-data', '{"leadId":"lead-2","firstName":"Fatou"}')
  expect(readStoredBooking()).toEqual({ leadId: 'lead-2', firstName: 'Fatou' })
  storeBooking({ leadId: 'lead-3' })
  expect(tab.size).toBe(0)
})

test('a forgotten booking is also removed from the tab', () => {
  keepSentBooking(BOOKING, 'lead-1')
  forgetBooking()
  expect([...browser, ...tab]).toEqual([])
})
