import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import * as z from 'zod'
import type { SiteContent } from '#content/site-content.ts'
import type { KnownAnswers, PageReaders } from '#domain/contract/page-readers.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { buildVersion, PROJECT_FOLDER } from '#server/process/product.ts'
import { ENCODINGS, preferredEncoding, type Encoding } from './compress.ts'

/** What the server passes to a page for one request (`web/entry.server.tsx`). */
export interface PageServices {
  readers: PageReaders
  /** The site's content in force at this request. */
  site: SiteContent
  /** The product's time at this request. */
  now: Date
  /** True if no real money moves here. */
  demonstration: boolean
  /** False while the operator has not opened the website for guests. */
  isOpen: boolean
  baseUrl: string
  /** The build's version, which pages include when they report errors. */
  version: string
  /** Null for a page cached for everybody, whose scripts are allowed by their hashes. */
  nonce: string | null
  islandScripts: readonly string[]
  onError: (error: unknown) => void
}

export type PageHandler = (request: Request, services: PageServices) => Promise<Response>

/** The web, built for production or served by Vite in development. */
export interface Web {
  renderPage: PageHandler
  islandScripts: readonly string[]
  /** Null in development, when Vite serves the files. */
  files: StaticFiles | null
  development: boolean
}

const BUILD_FOLDER = join(PROJECT_FOLDER, 'build')
const ISLANDS_ENTRY = 'web/islands/entry.ts'

export async function openWebBuild(): Promise<Web> {
  const client = join(BUILD_FOLDER, 'client')
  const build: unknown = await import(pathToFileURL(join(BUILD_FOLDER, 'server/index.js')).href)
  return {
    renderPage: pageHandlerOf(build, build),
    islandScripts: [await builtIslandsEntry(client)],
    files: await openStaticFiles(client),
    development: false,
  }
}

interface PageBuild {
  entry: { module: { createPageHandler: (build: unknown) => PageHandler } }
}

/** Returns the page handler that the build's entry creates. `source` is the build, or a function that loads it for each request. */
export function pageHandlerOf(build: unknown, source: unknown): PageHandler {
  if (!isPageBuild(build))
    throw new Error('The web build is not whole: web/entry.server.tsx exports no createPageHandler')
  return build.entry.module.createPageHandler(source)
}

function isPageBuild(build: unknown): build is PageBuild {
  return pageBuildSchema.safeParse(build).success
}

const pageBuildSchema = z.object({
  entry: z.object({ module: z.object({ createPageHandler: z.function() }) }),
})

const manifestSchema = z.object({ [ISLANDS_ENTRY]: z.object({ file: z.string() }) })

async function builtIslandsEntry(client: string): Promise<string> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')),
  )
  return `/${manifest[ISLANDS_ENTRY].file}`
}

export interface StaticFile {
  type: string
  cacheControl: string
  /** The hash of the content. Each encoding has its own ETag. */
  hash: string
  plain: Buffer<ArrayBuffer>
  compressed: Partial<Record<Encoding, Buffer<ArrayBuffer>>>
}

interface StaticFiles {
  /** Returns the file at this path. Null if there is none, and the request continues. */
  answer: (request: Request) => Response | null
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=3600, stale-while-revalidate=86400'

/**
 * Serves the files of the web build. They are read once at start, so a request can reach no other file. Names in `assets/` contain their
 * content's hash, so browsers keep them for ever.
 */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await listFiles(folder)
  return {
    answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const file = files.get(new URL(request.url).pathname)
      return file ? serveFile(file, request) : null
    },
  }
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    const name = relative(folder, path).split(sep).join('/')
    if (name.startsWith('.') || isCompressedTwin(path, known)) continue
    files.set(`/${encodeURI(name)}`, await describe(path, name, known))
  }
  return files
}

function isCompressedTwin(path: string, known: ReadonlySet<string>): boolean {
  return Object.values(ENCODINGS).some(
    ({ extension }) => path.endsWith(extension) && known.has(path.slice(0, -extension.length)),
  )
}

async function describe(path: string, name: string, known: ReadonlySet<string>): Promise<StaticFile> {
  const content = await readFile(path)
  const compressed: StaticFile['compressed'] = {}
  for (const encoding of ['br', 'gzip'] as const) {
    const twin = path + ENCODINGS[encoding].extension
    if (known.has(twin)) compressed[encoding] = await readFile(twin)
  }
  return {
    type: getMimeType(name) ?? 'application/octet-stream',
    cacheControl: name.startsWith('assets/') ? IMMUTABLE : REVALIDATED,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    plain: content,
    compressed,
  }
}

export function serveFile(file: StaticFile, request: Request): Response {
  const range = request.headers.get('range')
  const accepted = preferredEncoding(request.headers.get('accept-encoding'))
  // A range counts bytes of the uncompressed file.
  const encoding = range === null && accepted !== null && file.compressed[accepted] ? accepted : null
  const etag = encoding === null ? `"${file.hash}"` : `"${file.hash}-${encoding}"`
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag,
    'accept-ranges': 'bytes',
  })
  if (Object.keys(file.compressed).length > 0) headers.set('vary', 'accept-encoding')
  if (encoding !== null) headers.set('content-encoding', encoding)
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })

  const sent = (encoding !== null && file.compressed[encoding]) || file.plain
  const condition = request.headers.get('if-range')
  if (range === null || (condition !== null && condition !== etag)) return whole(sent, request, headers)
  return part(sent, range, request, headers)
}

function whole(sent: Buffer<ArrayBuffer>, request: Request, headers: Headers): Response {
  headers.set('content-length', String(sent.length))
  return new Response(request.method === 'HEAD' ? null : sent, { headers })
}

/** Returns one byte range, which Safari requests before it plays a film. */
function part(sent: Buffer<ArrayBuffer>, range: string, request: Request, headers: Headers): Response {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range)
  // For several ranges or another unit, the whole file is a valid answer.
  if (!match || (match[1] === '' && match[2] === '')) return whole(sent, request, headers)
  const [, from = '', to = ''] = match
  const last = sent.length - 1
  const start = from === '' ? Math.max(0, sent.length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  if (start > end) {
    headers.set('content-range', `bytes */${sent.length}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${start}-${end}/${sent.length}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(request.method === 'HEAD' ? null : sent.subarray(start, end + 1), {
    status: 206,
    headers,
  })
}

/** Returns the page readers for a request. What is `known` is not read again. */
export type ReadersOf = (c: Context, known?: KnownAnswers) => PageReaders

/** Renders every path that is neither a file nor an API call. The web has its own routes and 404 page. */
export function pageRoutes(app: Hono, deps: AppDeps, web: Web, readersOf: ReadersOf): void {
  app.all('*', async (c) => {
    const page = await renderPage(deps, web, c, { readers: readersOf(c), nonce: c.get('nonce') })
    // Keeps the cookies that a reader has set.
    return c.newResponse(page.body, page)
  })
}

/** Renders the page of a request. `nonce` is null for a page cached for everybody. */
export function renderPage(
  deps: AppDeps,
  web: Web,
  c: Context,
  page: { readers: PageReaders; nonce: string | null },
): Promise<Response> {
  return web.renderPage(c.req.raw, {
    ...page,
    site: deps.site(),
    now: deps.clock.now(),
    demonstration: !deps.env.live,
    baseUrl: deps.env.baseUrl,
    isOpen: deps.connections.isOpen(),
    version: buildVersion(),
    islandScripts: web.islandScripts,
    onError: (error) => deps.log.error({ err: error, requestId: c.get('requestId') }, 'page failed'),
  })
}
