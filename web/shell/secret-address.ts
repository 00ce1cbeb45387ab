/** Headers of a page whose address contains a secret token: search engines must not index it and other sites must not receive it. */
export const SECRET_ADDRESS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** Returns the HTTP status of a page behind a link: 200, 404 if the link is unknown, or 503. */
export function linkStatus(answer: { ok: true } | { ok: false; status: number }): 200 | 404 | 503 {
  if (answer.ok) return 200
  return answer.status === 404 ? 404 : 503
}

/** Returns why a page can't show what its link opens: the link no longer works, or the server failed. */
export function goneOrFailed({ status }: { status: number }): { kind: 'gone' | 'failed' } {
  return { kind: status === 404 ? 'gone' : 'failed' }
}
