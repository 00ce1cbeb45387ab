import { createHash } from 'node:crypto'
import { ENCODINGS, preferredEncoding, type Encoding } from '#server/http/compress.ts'

/** A rendered page, ready to be sent in every form a browser takes. */
export interface CachedPage {
  /** 304 where the browser holds this page in the same encoding; no body for HEAD. */
  answer: (request: PageRequest) => Response
}

interface PageRequest {
  id: string
  method: string
  header: (name: string) => string | undefined
}

/** Browsers and proxies may keep it, and ask each time whether it still holds. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

interface Form {
  body: Buffer<ArrayBuffer>
  etag: string
  headers: Record<string, string>
}

/** What stands in the page itself, as a Content-Security-Policy allows it: `'sha256-…'` of each. */
interface PageHashes {
  scripts: string[]
  styles: string[]
}

/**
 * Compresses a page once and allows by their hashes the scripts and styles that stand in it. `protecting` are the headers
 * that every answer carries: they stand ready with the page's own.
 */
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
    // Plain headers: Node's adapter writes them as they are, where it would read an object of headers one by one.
    answer({ id, method, header }) {
      const { body, etag, headers } = forms[preferredEncoding(header('accept-encoding')) ?? 'identity']
      if (header('if-none-match')?.includes(etag)) {
        // A browser takes over the headers of a 304, so all of them have to be the page's own.
        const { 'content-length': _length, 'content-encoding': _encoding, ...shared } = headers
        return new Response(null, { status: 304, headers: { ...shared, 'x-request-id': id } })
      }
      return new Response(method === 'HEAD' ? null : body, { headers: { ...headers, 'x-request-id': id } })
    },
  }
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

/** Data for search engines is nothing that runs. */
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
