import { Hono } from 'hono'
import type { Loaded, PageReaders } from '#domain/contract/page-readers.ts'
import { handlersOf } from '#server/api/handlers.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { pageReaders } from '#server/page/page-readers.ts'
import type { Visitor } from './visitor.ts'

/** What a page reads for this visitor, as if it were a call: 200 with the body, or the status of the refusal without one. */
export async function readAs<T>(
  app: { deps: AppDeps },
  visitor: Pick<Visitor, 'cookies'>,
  read: (readers: PageReaders) => Promise<Loaded<T>>,
): Promise<{ status: number; body: T }> {
  const loaded = await onPageOf(app, visitor, read)
  // Tests expect a status first; a body that is not there shows in what they expect of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { status: loaded.ok ? 200 : loaded.status, body: loaded.body as T }
}

/** Whether the admin gate is open for this visitor. */
export function isAtAdmin(app: { deps: AppDeps }, visitor: Pick<Visitor, 'cookies'>): Promise<boolean> {
  return onPageOf(app, visitor, ({ admin }) => admin.signedIn())
}

async function onPageOf<T>(
  { deps }: { deps: AppDeps },
  { cookies }: Pick<Visitor, 'cookies'>,
  read: (readers: PageReaders) => Promise<T>,
): Promise<T> {
  const results: T[] = []
  const page = new Hono().get('*', async (c) => {
    results.push(await read(pageReaders(deps, handlersOf(deps), c)))
    return c.body(null)
  })
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  await page.request(new URL('/', deps.env.baseUrl), { headers: cookie === '' ? {} : { cookie } })
  const [result] = results
  if (result === undefined) throw new Error('the page read nothing')
  return result
}
