import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

export function answerAsClient<Answer>(client: string, answer: () => Answer): Answer {
  return current.run(client, answer)
}

/** Returns the client whose request is being answered. Null in a scheduled task. */
export function requestClient(): string | null {
  return current.getStore() ?? null
}
