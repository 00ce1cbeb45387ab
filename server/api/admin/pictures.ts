import { Problem } from '#domain/contract/problem.ts'
import type { Handlers } from '#server/api/call.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { storePicture } from '#server/picture/store-picture.ts'

/** The pictures of the website. */
export function pictureHandlers(deps: AppDeps) {
  return {
    storePicture: async ({ c }) => {
      if (!/^image\//i.test(c.req.header('content-type') ?? '')) throw new Problem('not-a-picture')
      return storePicture(deps, new Uint8Array(await c.req.arrayBuffer()))
    },
  } satisfies Partial<Handlers>
}
