import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

export type Encoding = 'br' | 'gzip'

/** Fast settings for responses made per request. The build compresses its files once at the highest level. */
export const ENCODINGS: Record<
  Encoding,
  { extension: string; compress: (content: Uint8Array) => Promise<Buffer<ArrayBuffer>> }
> = {
  br: {
    extension: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  },
  gzip: {
    extension: '.gz',
    compress: (content) => promisify(gzip)(content, { level: 5 }),
  },
}

/** Returns the best encoding that the header allows, or null. `br;q=0` refuses one, and `*` is ignored. */
export function preferredEncoding(acceptEncoding: string | null | undefined): Encoding | null {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (encoding: Encoding) =>
    accepted.some((part) => {
      const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}

const MIN_BYTES = 1024
/** Documents, API answers and what React Router fetches on navigation (`text/x-script`). */
const COMPRESSIBLE = /^(text\/|application\/(problem\+)?json)/

/** Compresses responses rendered for this request. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { res } = c
  if (!res.body || res.headers.has('content-encoding')) return
  if (!COMPRESSIBLE.test(res.headers.get('content-type') ?? '')) return
  res.headers.append('vary', 'accept-encoding')
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  if (encoding === null) return

  const content = new Uint8Array(await res.arrayBuffer())
  if (content.length < MIN_BYTES) {
    c.res = new Response(content, res)
    return
  }
  const compressed = await ENCODINGS[encoding].compress(content)
  c.res = new Response(compressed, res)
  c.res.headers.set('content-encoding', encoding)
  c.res.headers.set('content-length', String(compressed.length))
}
