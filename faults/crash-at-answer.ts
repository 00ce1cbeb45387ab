import type { TestSite } from './site.ts'

/** Long enough for the answer to arrive, and for later messages to be stopped before PostgreSQL. */
const ARRIVES_MS = 100

/**
 * Kills the server at the provider's next answer to such a call. PostgreSQL receives nothing after the answer;
 * with the embedded database, the server dies just before the answer arrives.
 */
export function crashAtAnswer({ server, store, stripe }: TestSite, call: RegExp): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  stripe.answering = (answered) => {
    if (!call.test(answered)) return
    stripe.answering = () => {}
    store.proxy?.freeze()
    if (store.proxy === null) resolve(server.kill())
    else setTimeout(() => resolve(server.kill()), ARRIVES_MS)
  }
  return promise
}
