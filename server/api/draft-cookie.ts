import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'

const NAME = 'lead'
const SIXTY_DAYS = 60 * 24 * 60 * 60

/** The lead that this browser began, from its signed cookie; null where there is none or it was tampered with. */
export async function readDraftCookie(deps: Deps, c: Context): Promise<string | null> {
  return (await getSignedCookie(c, deps.env.sessionSecret, NAME)) || null
}

/** Names the browser's lead, so that an autosave or a second submit finds it again (decision 0005). */
export async function setDraftCookie(deps: Deps, c: Context, leadId: string): Promise<void> {
  await setSignedCookie(c, NAME, leadId, deps.env.sessionSecret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.env.baseUrl.startsWith('https:'),
    maxAge: SIXTY_DAYS,
  })
}

/** Forgets the lead once it is paid, or its guest signs out: the next booking is a new one. */
export function clearDraftCookie(c: Context): void {
  deleteCookie(c, NAME, { path: '/' })
}
