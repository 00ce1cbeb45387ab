import type { TestApp } from './create-test-app.ts'

export interface Answer<Body> {
  status: number
  body: Body
  headers: Headers
}

/** Somebody's browser, as far as the API sees it: it keeps cookies, and says where its calls come from. */
export interface Visitor {
  get: <Body = unknown>(path: string, headers?: HeadersInit) => Promise<Answer<Body>>
  post: <Body = unknown>(path: string, json?: unknown, headers?: HeadersInit) => Promise<Answer<Body>>
  patch: <Body = unknown>(path: string, json?: unknown, headers?: HeadersInit) => Promise<Answer<Body>>
  put: <Body = unknown>(path: string, json?: unknown, headers?: HeadersInit) => Promise<Answer<Body>>
  /** With a body only where one is given. */
  delete: <Body = unknown>(path: string, json?: unknown) => Promise<Answer<Body>>
  /** Any other request: forms, broken bodies, foreign origins. */
  request: <Body = unknown>(path: string, init?: RequestInit) => Promise<Answer<Body>>
  /** Name and value of every cookie that is still good. */
  cookies: Map<string, string>
}

/** What answers: the application itself, or `fetch` and a server behind it. */
export interface Site {
  request: (address: URL, init: RequestInit) => Response | Promise<Response>
}

/** Someone who has not been here before, or comes back with these cookies, which are nobody else's. */
export function newVisitor(site: Site, origin: string, kept: Iterable<[string, string]> = []): Visitor {
  const cookies = new Map(kept)

  async function request<Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
    const headers = new Headers({ origin, 'sec-fetch-site': 'same-origin' })
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const response = await site.request(new URL(path, origin), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    const text = await response.text()
    // The caller names the shape; a wrong one shows in what the test expects of it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const body = parseBody(response, text) as Body
    return { status: response.status, body, headers: response.headers }
  }

  const withJson = (method: string) => {
    return <Body>(path: string, json: unknown = {}, headers: HeadersInit = {}) =>
      request<Body>(path, {
        method,
        body: JSON.stringify(json),
        headers: { 'content-type': 'application/json', ...Object.fromEntries(new Headers(headers)) },
      })
  }

  return {
    get: (path, headers = {}) => request(path, { headers }),
    post: withJson('POST'),
    patch: withJson('PATCH'),
    put: withJson('PUT'),
    delete: (path, json) =>
      json === undefined ? request(path, { method: 'DELETE' }) : withJson('DELETE')(path, json),
    request,
    cookies,
  }
}

function parseBody(response: Response, text: string): unknown {
  const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '')
  return isJson ? JSON.parse(text) : text
}

/** Keeps a cookie until the server takes it back, as a browser would. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/; */)
  const name = pair.slice(0, pair.indexOf('='))
  const isReversed = attributes.some((attribute) =>
    /^max-age=(0|-\d+)$|^expires=Thu, 01 Jan 1970/i.test(attribute),
  )
  if (isReversed) cookies.delete(name)
  else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
}

/** Somebody who has not been here before, over a connection from this address, as Node's adapter hands it on. */
export function visitorFrom({ app, deps }: TestApp, address: string): Visitor {
  const bindings = { incoming: { socket: { remoteAddress: address } } }
  return newVisitor({ request: (url, init) => app.request(url, init, bindings) }, deps.env.baseUrl)
}
