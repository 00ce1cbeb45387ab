import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'
import { isBookingId } from '#server/store/booking-record.ts'
import { findByClaimToken } from '#server/store/claim-link.ts'

const NAME = 'lead'
const ONE_DAY = 24 * 60 * 60
const SIXTY_DAYS = 60 * ONE_DAY

/** Returns the id of the lead that this browser began, from its signed cookie. Null if there is none or it was tampered with. */
export async function readDraftCookie(deps: Deps, c: Context): Promise<string | null> {
  const value = await readCookie(deps, c)
  return value !== null && isBookingId(value) ? value : null
}

/** Returns the token of the claim link last opened in this browser. Null if the browser has begun a lead since. */
export async function readClaimCookie(deps: Deps, c: Context): Promise<string | null> {
  const value = await readCookie(deps, c)
  return value === null || isBookingId(value) ? null : value
}

/** Returns the id of the lead that this browser's user may claim: begun here, or its claim link opened here. */
export async function readClaimableLead(deps: Deps, c: Context): Promise<string | null> {
  const token = await readClaimCookie(deps, c)
  if (token === null) return readDraftCookie(deps, c)
  return (await findByClaimToken(deps, deps.db, token))?.booking.id ?? null
}

async function readCookie(deps: Deps, c: Context): Promise<string | null> {
  return (await getSignedCookie(c, deps.env.sessionSecret, NAME)) || null
}

/** Stores the browser's lead, so that an autosave or a second submission finds it (decision 0005). */
export async function setDraftCookie(deps: Deps, c: Context, leadId: string): Promise<void> {
  await setCookie(deps, c, leadId, SIXTY_DAYS)
}

/**
 * Lets this browser's user claim the lead of a mailed link for a day. It is not this browser's draft: what is typed here goes into another
 * lead, because the link may come from somebody who wants to read it (decision 0005).
 */
export async function setClaimCookie(deps: Deps, c: Context, token: string): Promise<void> {
  await setCookie(deps, c, token, ONE_DAY)
}

async function setCookie(deps: Deps, c: Context, value: string, maxAge: number): Promise<void> {
  await setSignedCookie(c, NAME, value, deps.env.sessionSecret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.env.baseUrl.startsWith('https:'),
    maxAge,
  })
}

/** Deletes the cookie once the lead is paid or its guest signs out, so that the next booking is a new one. */
export function clearDraftCookie(c: Context): void {
  deleteCookie(c, NAME, { path: '/' })
}
