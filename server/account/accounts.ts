import { isAPIError } from 'better-auth/api'
import { and, eq, gt, sql } from 'drizzle-orm'
import { SEEN_EVERY_MS, type Register, type ResetPassword, type SignIn } from '#domain/account/account.ts'
import { COMMON_PASSWORD, isCommonPassword } from '#domain/account/common-passwords.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem, PROBLEMS } from '#domain/contract/problem.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import { accounts as accountTable, sessions, users, verifications } from '#server/db/tables/account-tables.ts'
import { createAuth, createPasswordHashing, encodeAddress } from './auth.ts'
import { count } from './rate-limit.ts'

/** A signed-in guest, with the session cookies to set. */
interface SignedIn {
  user: User
  cookies: string[]
}

interface Redirect {
  url: string
  cookies: string[]
}

/** What needs the accounts of guests. */
export interface WithAccounts {
  accounts: ReturnType<typeof createAccounts>
}

/** Returns all account functions, with our own problems instead of the errors of the account library. */
export function createAccounts(deps: BaseDeps, passwords = createPasswordHashing()) {
  const auth = createAuth(deps, passwords)

  /** Returns the guest of the session in these headers. Null without one. Problem: unavailable. */
  async function currentUser(headers: Headers): Promise<User | null> {
    return (await readSession(headers))?.user ?? null
  }

  /** Returns the guest's session, whose last use it records, and the guest. Null without one. Problem: unavailable. */
  async function readSession(headers: Headers): Promise<{ id: string; user: User } | null> {
    if (!headers.has('cookie')) return null
    try {
      const open = await auth.api.getSession({ headers: onlyCookies(headers) })
      if (!open) return null
      const { id, updatedAt } = open.session
      const now = deps.clock.now()
      if (now.getTime() - updatedAt.getTime() >= SEEN_EVERY_MS)
        await deps.db.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, id))
      return { id, user: presentUser(open.user) }
    } catch (error) {
      // The library hides the cause, but only the database can fail here.
      throw new Problem('unavailable', { headers: { 'retry-after': '5' }, cause: error })
    }
  }

  /** Creates an account and signs it in. Problems: email-taken, too-busy, and invalid-fields for a password that is too common. */
  async function register(form: Register, headers: Headers): Promise<SignedIn> {
    assertUncommon(form.password)
    const { firstName, lastName, email, password } = form
    if (await hasAccount(deps, email)) throw emailTaken()
    const body = {
      email: encodeAddress(email),
      password,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
    }
    try {
      const registered = await passwords.hashFirst(password, () =>
        auth.api.signUpEmail({ body, headers: onlyDevice(headers), returnHeaders: true }),
      )
      await signOut(headers)
      return { user: presentUser(registered.response.user), cookies: registered.headers.getSetCookie() }
    } catch (error) {
      throw (await isEmailTaken(deps, error, email)) ? emailTaken(error) : error
    }
  }

  /**
   * Opens a new session and ends the browser's previous one, which prevents session fixation. Unknown addresses also cost one password
   * hash, so that the response time reveals nothing. Problems: wrong-credentials, too-busy.
   */
  async function signIn({ email, password }: SignIn, headers: Headers): Promise<SignedIn> {
    try {
      const body = { email: encodeAddress(email), password }
      const signedIn = await auth.api.signInEmail({
        body,
        headers: onlyDevice(headers),
        returnHeaders: true,
      })
      await signOut(headers)
      return { user: presentUser(signedIn.response.user), cookies: signedIn.headers.getSetCookie() }
    } catch (error) {
      if (!isOneOf(error, ['INVALID_EMAIL_OR_PASSWORD'])) throw error
      throw new Problem('wrong-credentials', { cause: error })
    }
  }

  /** Deletes the session in the database, and returns the cookies that clear it in the browser. */
  async function signOut(headers: Headers): Promise<string[]> {
    const signedOut = await auth.api.signOut({ headers: onlyCookies(headers), returnHeaders: true })
    return signedOut.headers.getSetCookie()
  }

  /** Checks the signed-in guest's password before something irreversible. Problems: wrong-password, too-busy. */
  async function assertPassword({ id }: User, password: string): Promise<void> {
    const [credential] = await deps.db
      .select({ hash: accountTable.password })
      .from(accountTable)
      .where(and(eq(accountTable.userId, id), eq(accountTable.providerId, 'credential')))
    const hash = credential?.hash ?? null
    if (hash !== null && (await passwords.verify({ password, hash }))) return
    const message = hash === null ? NO_PASSWORD : PROBLEMS['wrong-password'].title
    throw new Problem('wrong-password', { detail: message, errors: [{ field: 'password', message }] })
  }

  /** Mails a link that works once within an hour. Addresses without an account get none, which the caller cannot notice. */
  async function requestPasswordReset(email: string): Promise<void> {
    if ((await count(deps, RESET_MAILS, email)) > 0) return
    await auth.api.requestPasswordReset({ body: { email: encodeAddress(email) } })
  }

  /** Sets the password and ends every session of the account. Problems: invalid-token, invalid-fields, too-busy. */
  async function resetPassword({ token, password }: ResetPassword): Promise<void> {
    assertUncommon(password)
    // Checked first without using the link up, so that an invalid one costs no password hash.
    if ((await addressOfResetLink(token)) === null) throw new Problem('invalid-token')
    try {
      const body = { token, newPassword: password }
      await passwords.hashFirst(password, () => auth.api.resetPassword({ body }))
    } catch (error) {
      if (!isOneOf(error, ['INVALID_TOKEN', 'USER_NOT_FOUND'])) throw error
      throw new Problem('invalid-token', { cause: error })
    }
  }

  /** Returns the address whose password a link resets, without using it up. Null if it was used, has expired or is invalid. */
  async function addressOfResetLink(token: string): Promise<string | null> {
    const { internalAdapter } = await auth.$context
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    if (!link) return null
    // Links expire by real time (auth.ts).
    const [user] = await deps.db
      .select({ email: users.email })
      .from(verifications)
      .innerJoin(users, eq(users.id, verifications.value))
      .where(and(eq(verifications.id, link.id), gt(verifications.expiresAt, sql`now()`)))
    return user?.email ?? null
  }

  /** Returns Google's sign-in address, and the cookie that recognises its answer. */
  async function startGoogle(): Promise<Redirect> {
    const { response, headers } = await auth.api.signInSocial({
      body: {
        provider: 'google',
        callbackURL: '/auth-redirect',
        errorCallbackURL: '/auth-redirect',
        disableRedirect: true,
      },
      returnHeaders: true,
    })
    if (!response.url) throw new Error('Google gave no address to go to')
    return { url: response.url, cookies: headers.getSetCookie() }
  }

  /** Checks Google's answer. Redirects to /auth-redirect, signed in or with the reason in `error`. */
  async function finishGoogle(request: Request): Promise<Redirect> {
    const { headers } = await auth.handler(request)
    const url = headers.get('location') ?? '/auth-redirect?error=internal_server_error'
    return { url, cookies: headers.getSetCookie() }
  }

  return {
    currentUser,
    readSession,
    register,
    signIn,
    signOut,
    assertPassword,
    requestPasswordReset,
    addressOfResetLink,
    resetPassword,
    google: deps.env.google ? { start: startGoogle, finish: finishGoogle } : null,
  }
}

const NO_PASSWORD =
  'You sign in with Google, so you don’t have a password here yet. Set one with “Forgot your password?” on the sign-in page, then return'

/** Enough for somebody who cannot find the mail, too few to flood a stranger's mailbox. */
const RESET_MAILS = { name: 'reset-mail', points: 3, seconds: 60 * 60 }

/** Of two concurrent registrations, the library reports only that the second one failed, with no cause. */
async function isEmailTaken(deps: BaseDeps, error: unknown, email: string): Promise<boolean> {
  if (isOneOf(error, ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'])) return true
  return isOneOf(error, ['FAILED_TO_CREATE_USER']) && hasAccount(deps, email)
}

async function hasAccount({ db }: BaseDeps, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0
}

function emailTaken(cause?: unknown): Problem {
  const errors = [{ field: 'email', message: PROBLEMS['email-taken'].title }]
  return new Problem('email-taken', { errors, cause })
}

function isOneOf(error: unknown, codes: readonly string[]): boolean {
  return isAPIError(error) && typeof error.body?.code === 'string' && codes.includes(error.body.code)
}

function assertUncommon(password: string): void {
  if (!isCommonPassword(password)) return
  throw new Problem('invalid-fields', { errors: [{ field: 'password', message: COMMON_PASSWORD }] })
}

/** What the library names a new session's device by (auth.ts). */
function onlyDevice(headers: Headers): Headers {
  return new Headers({ 'user-agent': headers.get('user-agent') ?? '' })
}

/** Without this the library would read more than the session. */
function onlyCookies(headers: Headers): Headers {
  return new Headers({ cookie: headers.get('cookie') ?? '' })
}

function presentUser({ id, email, firstName, lastName, emailVerified }: User): User {
  return { id, email, firstName, lastName, emailVerified }
}
