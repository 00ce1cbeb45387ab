import type { Hono } from 'hono'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'
import { route } from './call.ts'
import { setCookies } from './set-cookies.ts'
import { rememberSignIn } from './sign-in-cookie.ts'

/** Signing in with Google exists only where its keys are configured. */
export function googleRoutes(app: Hono, deps: Deps): void {
  const { google } = deps.accounts

  route(app, deps, 'signInOptions', async () => ({ status: 200, body: { google: google !== null } }))

  route(app, deps, 'googleSignIn', async ({ c }) => {
    if (!google) throw new Problem('not-found')
    const { url, cookies } = await google.start()
    setCookies(c, cookies)
    return { status: 302, location: url }
  })

  // Google sends the guest back here, with what they agreed to. It is no call of the contract: nothing of ours makes it.
  if (google) {
    app.get('/api/auth/callback/google', async (c) => {
      const { url, cookies } = await google.finish(c.req.raw)
      setCookies(c, cookies)
      if (!new URL(url, deps.env.baseUrl).searchParams.has('error')) rememberSignIn(deps, c)
      return c.redirect(url)
    })
  }
}
