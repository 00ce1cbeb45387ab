import type { Context, Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { buildVersion } from '#server/process/build-version.ts'
import { bindingsOf } from './request-context.ts'
import type { PageServices, Web } from './web.ts'

/** Renders every path that is neither a file nor a call: the web knows its own routes, and its own 404. */
export function pageRoutes(app: Hono, deps: Deps, web: Web): void {
  app.all('*', async (c) => {
    const cookies: string[] = []
    const page = await web.renderPage(c.req.raw, {
      api: pageApi(app, c, cookies),
      now: deps.clock.now(),
      demonstration: !deps.env.live,
      baseUrl: deps.env.baseUrl,
      version: buildVersion(),
      nonce: c.get('nonce'),
      islandScripts: web.islandScripts,
      onError: (error) => deps.log.error({ err: error, requestId: c.get('requestId') }, 'page failed'),
    })
    if (cookies.length === 0) return page
    const withCookies = new Response(page.body, page)
    for (const cookie of cookies) withCookies.headers.append('set-cookie', cookie)
    return withCookies
  })
}

const PASSED_ON = ['cookie', 'user-agent', 'x-forwarded-for']

/** Calls the API in process, as the browser that asked for the page; the cookies that it sets end up on the page. */
function pageApi(app: Hono, c: Context, cookies: string[]): PageServices['api'] {
  return async (path, init) => {
    const own = new URL(c.req.url).origin
    const address = new URL(path, own)
    if (address.origin !== own) throw new Error(`A page may call its own API only, not ${address.origin}`)
    const headers = new Headers(init?.headers)
    for (const name of PASSED_ON) {
      const value = c.req.header(name)
      if (value !== undefined && !headers.has(name)) headers.set(name, value)
    }
    const answer = await app.request(
      address,
      { signal: c.req.raw.signal, ...init, headers },
      { ...bindingsOf(c), pageRequestId: c.get('requestId') },
    )
    cookies.push(...answer.headers.getSetCookie())
    return answer
  }
}
