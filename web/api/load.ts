import type { PageApi } from '#web/shell/page-context.ts'
import { address, readAnswer, type AnswerAt, type PathOf } from './client.ts'

/** What a loader got: the call's good answer, or the status of one that was not good. */
export type Loaded<T> = { ok: true; body: T } | { ok: false; status: number }

/**
 * Makes one reading call for a loader, in process and as the guest who asked for the page. A call that fails is part of
 * the answer and not an exception: the page has to stand even then (specification, section 7).
 */
export async function load<P extends PathOf<'GET'>>(
  pageApi: PageApi,
  path: P,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): Promise<Loaded<AnswerAt<'GET', P>>> {
  const response = await pageApi(address(path, params, query))
  return response.ok ? { ok: true, body: await readAnswer(response) } : { ok: false, status: response.status }
}
