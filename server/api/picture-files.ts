import type { Hono } from 'hono'
import { PICTURE_FORMATS } from '#domain/site/picture-files.ts'
import type { Deps } from '#server/deps.ts'
import { IMMUTABLE, serveFile, type StaticFile } from '#server/http/web.ts'
import { readPictureFile } from '#server/picture/store-picture.ts'

/** Bytes of pictures kept in memory: those of the public pages several times over. */
const CACHED_BYTES = 32_000_000

const FILE = /^([0-9a-f]{32})-([1-9]\d{2,3})\.(avif|webp)$/

/** Serves the stored pictures. Their addresses contain the source's hash, so browsers keep them for ever. */
export function pictureRoutes(app: Hono, deps: Pick<Deps, 'db'>): void {
  const cache = new Map<string, StaticFile>()
  let cachedBytes = 0
  app.get('/pictures/:pictureFile', async (c) => {
    const name = c.req.param('pictureFile')
    const file = cache.get(name) ?? (await readFile(deps, name))
    if (!file) return c.notFound()
    if (!cache.has(name)) cachedBytes += file.plain.length
    cache.set(name, file)
    for (const [oldest, { plain }] of cache) {
      if (cachedBytes <= CACHED_BYTES) break
      cache.delete(oldest)
      cachedBytes -= plain.length
    }
    return serveFile(file, c.req.raw)
  })
}

async function readFile(deps: Pick<Deps, 'db'>, name: string): Promise<StaticFile | null> {
  const [, id = '', width = '', extension] = FILE.exec(name) ?? []
  const format = PICTURE_FORMATS.find((each) => each === extension)
  const bytes = format && (await readPictureFile(deps, { id, width: Number(width), format }))
  if (!bytes) return null
  return {
    type: `image/${format}`,
    cacheControl: IMMUTABLE,
    hash: name,
    plain: Buffer.from(bytes),
    compressed: {},
  }
}
