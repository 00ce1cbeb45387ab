import type { Availability, PendingUpdate } from '#domain/price/availability.ts'
import { applyPendingUpdate } from '#domain/price/availability.ts'
import type { SealedField } from '#domain/booking/booking-fields.ts'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import { safeRedirectPath } from '#domain/account/redirect-path.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { leaveTrip } from './kept-trip.ts'

// The values that the specification keeps in the browser (section 3.8), typed. A browser that refuses storage, or holds
// something unreadable, counts as one that holds nothing.

/** The submitted fields plus the lead's id; what the server seals of them, and the consent, only in the tab that has sent them. */
export type StoredBooking = Partial<BookingFormInput> & { leadId: string }
type OfTab = Pick<StoredBooking, SealedField | 'healthConsent'>

const BOOKING_DATA = 'booking-data'
const BOOKING_DATA_ALSO = 'bookingData'
const PENDING_UPDATE = 'pending-booking-update'
const PACKAGE_TYPE = 'selectedPackageType'
const REDIRECT = 'redirectAfterLogin'
const AVAILABILITY = 'booking-availability'

/** Under which the tab, and not the browser, holds the booking form (web/features/booking/draft-storage.ts). */
export const TAB_DRAFT = 'booking-form'
/** Under which the tab holds, beside the lead's id, what of the booking that it has sent the browser does not keep. */
const TAB_SENT = 'booking-sent'

/** Where something is kept: for every tab of the browser, or for this one until it is closed. */
type Place = 'localStorage' | 'sessionStorage'

function read(key: string, place: Place = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null, place: Place = 'localStorage'): void {
  try {
    if (value === null) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, value)
  } catch {
    // Storage may be full or forbidden; nothing that matters is kept here alone.
  }
}

/** Whether this browser keeps nothing at all for us. */
export function refusesStorage(): boolean {
  try {
    localStorage.setItem('kept', '')
    localStorage.removeItem('kept')
    return false
  } catch {
    return true
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function readStoredBooking(): StoredBooking | null {
  const stored = read(BOOKING_DATA) ?? read(BOOKING_DATA_ALSO)
  if (!isStoredBooking(stored)) return null
  const ofTab = read(TAB_SENT, 'sessionStorage')
  return isStoredBooking(ofTab) && ofTab.leadId === stored.leadId ? { ...stored, ...ofTab } : stored
}

/**
 * Only the lead's id has to be there: by it the server says what is booked, and what is due. The fields fill forms in and name the
 * dates, and any of them may be missing.
 */
function isStoredBooking(value: unknown): value is StoredBooking {
  return isRecord(value) && typeof value.leadId === 'string'
}

/** `ofTab` is kept for this tab alone: it lies in no browser's profile, and the next one at a shared computer does not find it (decision 0008). */
export function storeBooking(
  booking: StoredBooking & { [Name in keyof OfTab]?: never },
  ofTab: OfTab | null = null,
): void {
  const text = JSON.stringify(booking)
  write(BOOKING_DATA, text)
  write(BOOKING_DATA_ALSO, text)
  const sent = ofTab && JSON.stringify({ ...ofTab, leadId: booking.leadId })
  write(TAB_SENT, sent, 'sessionStorage')
}

/** Once a payment has succeeded. */
export function forgetBooking(): void {
  write(BOOKING_DATA, null)
  write(BOOKING_DATA_ALSO, null)
  write(TAB_SENT, null, 'sessionStorage')
}

/** Once what was typed into the booking form is sent. */
export function forgetTabDraft(): void {
  write(TAB_DRAFT, null, 'sessionStorage')
}

/** When the guest signs out (decision 0008): on a shared computer the next one finds neither booking nor form. */
export async function forgetGuest(): Promise<void> {
  forgetBooking()
  forgetTabDraft()
  await leaveTrip()
}

export function readSelectedPackage(): PackageType | null {
  const stored = readText(PACKAGE_TYPE)
  return PACKAGE_TYPES.find((packageType) => packageType === stored) ?? null
}

export function storeSelectedPackage(packageType: PackageType): void {
  write(PACKAGE_TYPE, packageType)
}

export function storeRedirectAfterLogin(path: string): void {
  write(REDIRECT, path)
}

/** The stored post-login target, or "/"; it is cleared by being taken. Only a path on this site is ever returned. */
export function takeRedirectAfterLogin(): string {
  const path = safeRedirectPath(readText(REDIRECT))
  write(REDIRECT, null)
  return path
}

/** Remembers a booking just made, for the next time the locally stored availability is read. */
export function storePendingUpdate(update: PendingUpdate): void {
  write(PENDING_UPDATE, JSON.stringify(update))
}

function takePendingUpdate(): PendingUpdate | null {
  const stored = read(PENDING_UPDATE)
  write(PENDING_UPDATE, null)
  if (!isRecord(stored) || typeof stored.date !== 'string') return null
  const packageType = PACKAGE_TYPES.find((type) => type === stored.packageType)
  return packageType ? { date: stored.date, packageType } : null
}

/** Keeps what the server last said, for when it cannot be reached; it knows of every booking made before. */
export function storeAvailability(availability: Availability): void {
  write(AVAILABILITY, JSON.stringify(availability))
  write(PENDING_UPDATE, null)
}

/**
 * The availability for when the call fails: what was stored last, or the given defaults, with the pending local update
 * applied once and then cleared (specification, section 4.5, step 6).
 */
export function readLocalAvailability(defaults: Availability): Availability {
  const stored = read(AVAILABILITY)
  const availability = isAvailability(stored) ? stored : defaults
  const update = takePendingUpdate()
  if (!update) return availability
  const updated = applyPendingUpdate(availability, update)
  write(AVAILABILITY, JSON.stringify(updated))
  return updated
}

/** Whether every record has its counts, so that an older or foreign value is not shown. */
function isAvailability(value: unknown): value is Availability {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (record) =>
        isRecord(record) && typeof record.booked === 'number' && typeof record.startsOn === 'string',
    )
  )
}

/** Tells every open part of the page that places changed, so that prices and dates are read again. */
export const BOOKING_UPDATED = 'booking-updated'

export function announceBooking(): void {
  window.dispatchEvent(new Event(BOOKING_UPDATED))
}
