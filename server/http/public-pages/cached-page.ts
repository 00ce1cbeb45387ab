import { createHash } from 'node:crypto'
import { ENCODINGS, preferredEncoding, type Encoding } from '#server/http/compress.ts'

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
