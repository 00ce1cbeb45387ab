import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import { UNCLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import type { Deps } from '#server/deps.ts'
import { clientNetworkOf } from '#server/http/client-address.ts'
import { cookieOptions, cookiePrefix } from '#server/process/own-cookie.ts'
import { isUuid } from '#server/store/booking-record.ts'
import { findByClaimToken } from '#server/store/link-token.ts'
import { originOf, type Origin } from '#server/store/unclaimed-holds.ts'

const BOOKING_COOKIE = 'lead'
const ONE_DAY = 24 * 60 * 60
const SIXTY_DAYS = 60 * ONE_DAY

/** Returns the id of the booking that this browser began, from its signed cookie. Null if there is none or it was tampered with. */
export async function readDraftCookie(deps: Deps, c: Context): Promise<string | null> {
  const value = await readBookingCookie(deps, c)
  return value !== null && isUuid(value) ? value : null
}

/** Returns the token of the claim link last opened in this browser. Null if the browser has begun a booking since. */
export async function readClaimCookie(deps: Deps, c: Context): Promise<string | null> {
  const value = await readBookingCookie(deps, c)
  return value === null || isUuid(value) ? null : value
}

/** Returns the id of the booking that this browser's user may claim: begun here, or its claim link opened here. */
export async function readClaimableLead(deps: Deps, c: Context): Promise<string | null> {
  const token = await readClaimCookie(deps, c)
  if (token === null) return readDraftCookie(deps, c)
  return (await findByClaimToken(deps, deps.db, token))?.booking.id ?? null
}

async function readBookingCookie(deps: Deps, c: Context): Promise<string | null> {
  return (await getSignedCookie(c, deps.env.sessionSecret, BOOKING_COOKIE, cookiePrefix(deps))) || null
}

/** Stores the browser's booking, so that an autosave or a second submission finds it (decision 0005). */
export async function setDraftCookie(deps: Deps, c: Context, bookingId: string): Promise<void> {
  await setBookingCookie(deps, c, bookingId, SIXTY_DAYS)
}

/**
 * Lets this browser's user claim the booking of a mailed link for a day. It is not this browser's draft: what is typed here goes into another
 * booking, because the link may come from somebody who wants to read it (decision 0005).
 */
export async function setClaimCookie(deps: Deps, c: Context, token: string): Promise<void> {
  await setBookingCookie(deps, c, token, ONE_DAY)
}

async function setBookingCookie(deps: Deps, c: Context, value: string, maxAge: number): Promise<void> {
  await setSignedCookie(c, BOOKING_COOKIE, value, deps.env.sessionSecret, cookieOptions(deps, 'Lax', maxAge))
}

/** Deletes the cookie once the booking is paid or its guest signs out, so that the next booking is a new one. */
export function clearDraftCookie(deps: Pick<Deps, 'env'>, c: Context): void {
  deleteCookie(c, BOOKING_COOKIE, cookieOptions(deps, 'Lax'))
}

const BROWSER_COOKIE = 'browser'
/** Seconds. Longer than an unclaimed place is held, until it has surely been released. */
const MAX_AGE_S = (UNCLAIMED_HOLD_HOURS + 1) * 60 * 60

/**
 * Returns where somebody books from. A random id identifies the browser for two hours, because the draft cookie is deleted on signing out,
 * and held places must still count (decision 0055).
 */
export async function recogniseBrowser(deps: Deps, c: Context): Promise<Origin> {
  const browser =
    (await getSignedCookie(c, deps.env.sessionSecret, BROWSER_COOKIE, cookiePrefix(deps))) ||
    randomBytes(16).toString('base64url')
  await setSignedCookie(
    c,
    BROWSER_COOKIE,
    browser,
    deps.env.sessionSecret,
    cookieOptions(deps, 'Lax', MAX_AGE_S),
  )
  return originOf(deps, { browser, network: clientNetworkOf(deps, c) })
}

/** Deletes the browser's cookie after the account was deleted. */
export function forgetBrowser(deps: Pick<Deps, 'env'>, c: Context): void {
  deleteCookie(c, BROWSER_COOKIE, cookieOptions(deps, 'Lax'))
}

const SIGN_IN_COOKIE = 'signed-in-before'
const ONE_YEAR_S = 365 * 24 * 60 * 60

/** True if anybody has signed in with this browser, so that somebody who comes from a booking sees the sign-in form (decision 0010). */
export function hasSignedInBefore(deps: Pick<Deps, 'env'>, c: Context): boolean {
  return getCookie(c, SIGN_IN_COOKIE, cookiePrefix(deps)) === '1'
}

/** Remembers that somebody signed in. The cookie identifies nobody and gives no access, so it is unsigned and survives signing out. */
export function rememberSignIn(deps: Pick<Deps, 'env'>, c: Context): void {
  setCookie(c, SIGN_IN_COOKIE, '1', cookieOptions(deps, 'Lax', ONE_YEAR_S))
}

/** Deletes the cookie after the account was deleted. */
export function forgetSignIn(deps: Pick<Deps, 'env'>, c: Context): void {
  deleteCookie(c, SIGN_IN_COOKIE, cookieOptions(deps, 'Lax'))
}

/** Adds `Set-Cookie` headers to the response, keeping earlier ones. */
export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
