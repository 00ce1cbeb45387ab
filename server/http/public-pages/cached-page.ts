import { createHash } from 'node:crypto'
import { ENCODINGS, preferredEncoding, type Encoding } from '#server/http/compress.ts'
import type { Log } from '#server/process/log.ts'

/** A rendered page, prepared in every encoding that browsers accept. */
export interface CachedPage {
  /** Returns 304 if the browser has this page in the same encoding, and no body for HEAD. */
  answer: (request: PageRequest) => Response
}

interface PageRequest {
  id: string
  method: string
  header: (name: string) => string | undefined
}

/** Browsers and proxies may keep the page but must revalidate it each time. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

interface Form {
  body: Buffer<ArrayBuffer>
  etag: string
  headers: Record<string, string>
}

/** The inline scripts and styles of a page as `'sha256-…'` sources for its Content-Security-Policy. */
interface PageHashes {
  scripts: string[]
  styles: string[]
}

/** Compresses a page once, and allows its inline scripts and styles by their hashes. `protecting` are the headers of every response. */
export async function makeCachedPage(
  html: string,
  policy: (hashes: PageHashes) => string,
  protecting: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const plain = Buffer.from(html)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const csp = policy({ scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) })

  function form(encoding: Encoding | null, body: Buffer<ArrayBuffer>): Form {
    const etag = encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`
    const headers: Record<string, string> = {
      ...protecting,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': CACHE_CONTROL,
      'content-security-policy': csp,
      vary: 'accept-encoding',
      etag,
    }
    if (encoding !== null) headers['content-encoding'] = encoding
    return { body, etag, headers }
  }

  const identity = form(null, plain)
  const [br, gzip] = await Promise.all([ENCODINGS.br.compress(plain), ENCODINGS.gzip.compress(plain)])
  const forms = { br: form('br', br), gzip: form('gzip', gzip), identity }

  return {
    // Plain objects, because Node's adapter writes them directly but reads a Headers object entry by entry.
    answer({ id, method, header }) {
      const { body, etag, headers } = forms[preferredEncoding(header('accept-encoding')) ?? 'identity']
      if (header('if-none-match')?.includes(etag)) {
        // A browser adopts the headers of a 304, so all of them must be the page's own.
        const { 'content-length': _length, 'content-encoding': _encoding, ...shared } = headers
        return new Response(null, { status: 304, headers: { ...shared, 'x-request-id': id } })
      }
      return new Response(method === 'HEAD' ? null : body, { headers: { ...headers, 'x-request-id': id } })
    },
  }
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

/** Structured data for search engines does not run, so it needs no hash. */
function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '']) =>
      !/\ssrc=/i.test(attributes) && !/\stype="application\/(ld\+)?json"/i.test(attributes),
  )
  return hashesOf(scripts.map(([, , code = '']) => code))
}

function inlineStyleHashes(html: string): string[] {
  return hashesOf([...html.matchAll(STYLE)].map(([, styles = '']) => styles))
}

function hashesOf(codes: string[]): string[] {
  const hashes = codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)]
}

interface PageSource {
  path: string
  /** Returns the version of the page's data. Rejects while the database does not answer. */
  readVersion: () => Promise<string>
  /** Null if part of the page could not be rendered. */
  render: () => Promise<CachedPage | null>
  log: Pick<Log, 'warn' | 'error'>
}

/** How many times a page is rendered if its data changes meanwhile, before it is sent without being cached. */
const TRIES = 3

/**
 * Renders a page once per change of its data; concurrent requests share one rendering. While the database does not answer, the last copy is
 * returned, or null if there is none.
 */
export function cachePage({ path, readVersion, render, log }: PageSource): () => Promise<CachedPage | null> {
  let cached: { version: string; copy: CachedPage } | null = null
  const underWay = new Map<string, Promise<CachedPage | null>>()

  async function renderAndCache(asked: string): Promise<CachedPage | null> {
    let version = asked
    let copy: CachedPage | null = null
    for (let tries = 0; tries < TRIES; tries++) {
      copy = await render()
      if (copy === null) return null
      // A change during rendering may or may not be in the copy, so it is cached only if nothing changed.
      const after = await readVersion()
      if (after === version) {
        cached = { version, copy }
        return copy
      }
      version = after
    }
    return copy
  }

  function renderOnce(version: string): Promise<CachedPage | null> {
    const running = underWay.get(version)
    if (running) return running
    const rendering = renderAndCache(version).finally(() => underWay.delete(version))
    underWay.set(version, rendering)
    return rendering
  }

  return async () => {
    try {
      const version = await readVersion()
      if (cached?.version === version) return cached.copy
      const copy = await renderOnce(version)
      if (copy) return copy
      log.error({ path }, 'a public page could not be rendered completely, so its last copy is sent')
    } catch (error) {
      log.warn(
        { err: error, path },
        'a public page could not be checked for changes, so its last copy is sent',
      )
    }
    return cached?.copy ?? null
  }
}
