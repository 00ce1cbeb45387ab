/** Headers of a page whose address contains a secret token: search engines must not index it and other sites must not receive it. */
export const SECRET_ADDRESS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** The status of a page that depends on the answer to its link. */
export function linkStatus(answer: { ok: true } | { ok: false; status: number }): 200 | 404 | 503 {
  if (answer.ok) return 200
  return answer.status === 404 ? 404 : 503
}

/** Why a page cannot show what its link opens: the link no longer works, or the server could not say. */
export function goneOrFailed({ status }: { status: number }): { kind: 'gone' | 'failed' } {
  return { kind: status === 404 ? 'gone' : 'failed' }
}
