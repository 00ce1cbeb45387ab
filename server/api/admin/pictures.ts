import { Problem } from '#domain/contract/problem.ts'
import { refusalOfFile } from '#domain/site/pictures.ts'
import type { Handlers } from '#server/api/call.ts'
import type { Deps } from '#server/deps.ts'
import { storePicture } from '#server/picture/store-picture.ts'

/** The pictures of the website. */
export function pictureHandlers(deps: Deps) {
  return {
    storePicture: async ({ c }) => {
      const source = new Uint8Array(await c.req.arrayBuffer())
      const isImage = /^image\//i.test(c.req.header('content-type') ?? '')
      const refusal = isImage ? null : refusalOfFile({ bytes: source.length, kind: null })
      if (refusal) throw new Problem(refusal.code, { detail: refusal.detail })
      return storePicture(deps, source)
    },
  } satisfies Partial<Handlers>
}
