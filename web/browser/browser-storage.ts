import { safeRedirectPath } from '#domain/account/redirect-path.ts'
import type { SealedField } from '#domain/booking-form/booking-fields.ts'
import type { BookingFormInput } from '#domain/booking-form/booking-form.ts'
import type { Availability, PendingUpdate } from '#domain/place/availability.ts'
import { applyPendingUpdate } from '#domain/place/availability.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { leaveTrip } from './kept-trip.ts'

// Typed access to the values that the browser stores (specification, section 3.8). Blocked storage and unreadable values count as empty.

/** The submitted fields and the booking's id. Encrypted fields and the health consent are stored only in the tab that sent them. */
export type StoredBooking = Partial<BookingFormInput> & {
  leadId: string
  /** Those who come along, and how the group shares its rooms; absent for who comes alone. */
  others?: unknown
  rooming?: unknown
}
type OfTab = Pick<StoredBooking, SealedField | 'healthConsent'>

const BOOKING_DATA = 'booking-data'
const BOOKING_DATA_ALSO = 'bookingData'
const PENDING_UPDATE = 'pending-booking-update'
const PACKAGE_TYPE = 'selectedPackageType'
const REDIRECT = 'redirectAfterLogin'
const AVAILABILITY = 'booking-availability'

/** Session-storage key of the booking form (web/features/booking/draft/draft-values.ts). */
export const TAB_DRAFT = 'booking-form'
/** Session-storage key of the submitted fields that must not be stored for the whole browser, with the booking's id. */
const TAB_SENT = 'booking-sent'

/** Storage for all tabs of the browser, or for this tab until it is closed. */
type Place = 'localStorage' | 'sessionStorage'

/** Returns what is stored under a key; null if there is nothing readable or the browser blocks storage. */
export function readStorage(key: string, place: Place = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Returns the stored text as it is; null if there is none or the browser blocks storage. */
export function readText(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or deletes it if it is null. */
export function writeStorage(key: string, value: string | null, place: Place = 'localStorage'): void {
  try {
    if (value === null) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, value)
  } catch {
    // Storage may be full or blocked; nothing important is stored only here.
  }
}

/** True if the browser blocks storage. */
export function refusesStorage(): boolean {
  try {
    localStorage.setItem('kept', '')
    localStorage.removeItem('kept')
    return false
  } catch {
    return true
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function readStoredBooking(): StoredBooking | null {
  const stored = readStorage(BOOKING_DATA) ?? readStorage(BOOKING_DATA_ALSO)
  if (!isStoredBooking(stored)) return null
  const ofTab = readStorage(TAB_SENT, 'sessionStorage')
  return isStoredBooking(ofTab) && ofTab.leadId === stored.leadId ? { ...stored, ...ofTab } : stored
}

/**
 * Requires only the booking's id, with which the server knows the booking and what is due. Any field may be missing: they only prefill forms
 * and name the dates.
 */
function isStoredBooking(value: unknown): value is StoredBooking {
  return isRecord(value) && typeof value.leadId === 'string'
}

/**
 * Stores a submitted booking. `ofTab` is kept for this tab only, so that the next user of a shared computer can't find it (decision 0008).
 */
export function storeBooking(
  booking: Omit<StoredBooking, keyof OfTab> & { [Name in keyof OfTab]?: undefined },
  ofTab: OfTab | null = null,
): void {
  const text = JSON.stringify(booking)
  writeStorage(BOOKING_DATA, text)
  writeStorage(BOOKING_DATA_ALSO, text)
  const sent = ofTab && JSON.stringify({ ...ofTab, leadId: booking.leadId })
  writeStorage(TAB_SENT, sent, 'sessionStorage')
}

/** Deletes the stored booking, once a payment has succeeded. */
export function forgetBooking(): void {
  writeStorage(BOOKING_DATA, null)
  writeStorage(BOOKING_DATA_ALSO, null)
  writeStorage(TAB_SENT, null, 'sessionStorage')
}

/** Deletes the booking form's draft, once it has been submitted. */
export function forgetTabDraft(): void {
  writeStorage(TAB_DRAFT, null, 'sessionStorage')
}

/** Deletes the stored booking, draft and trip when the guest signs out, for the sake of shared computers (decision 0008). */
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
  writeStorage(PACKAGE_TYPE, packageType)
}

export function storeRedirectAfterLogin(path: string): void {
  writeStorage(REDIRECT, path)
}

/** Returns the stored path to go to after signing in, or "/", and clears it. Only returns a path on this site. */
export function takeRedirectAfterLogin(): string {
  const path = safeRedirectPath(readText(REDIRECT))
  writeStorage(REDIRECT, null)
  return path
}

/** Remembers a booking just made, to be applied when the stored availability is next read. */
export function storePendingUpdate(update: PendingUpdate): void {
  writeStorage(PENDING_UPDATE, JSON.stringify(update))
}

function takePendingUpdate(): PendingUpdate | null {
  const stored = readStorage(PENDING_UPDATE)
  writeStorage(PENDING_UPDATE, null)
  if (!isRecord(stored) || typeof stored.date !== 'string') return null
  const packageType = PACKAGE_TYPES.find((type) => type === stored.packageType)
  return packageType ? { date: stored.date, packageType } : null
}

/** Stores the server's availability as a fallback, and clears the pending update, which it already includes. */
export function storeAvailability(availability: Availability): void {
  writeStorage(AVAILABILITY, JSON.stringify(availability))
  writeStorage(PENDING_UPDATE, null)
}

/**
 * Returns the fallback availability: the stored one or else `defaults`, with the pending update applied once and then cleared
 * (specification, section 4.5, step 6).
 */
export function readLocalAvailability(defaults: Availability): Availability {
  const stored = readStorage(AVAILABILITY)
  const availability = isAvailability(stored) ? stored : defaults
  const update = takePendingUpdate()
  if (!update) return availability
  const updated = applyPendingUpdate(availability, update)
  writeStorage(AVAILABILITY, JSON.stringify(updated))
  return updated
}

/** True if every record has its counts, so that values of an older version are ignored. */
function isAvailability(value: unknown): value is Availability {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (record) =>
        isRecord(record) && typeof record.booked === 'number' && typeof record.startsOn === 'string',
    )
  )
}

/** Event that availability has changed, so that every part of the page reads prices and dates again. */
export const BOOKING_UPDATED = 'booking-updated'

export function announceBooking(): void {
  window.dispatchEvent(new Event(BOOKING_UPDATED))
}
