import type { Env } from '#server/env.ts'
import { done, note, todo, type Finding } from './finding.ts'

const MAX_WAIT_MS = 10_000

/** Checks that guests reach the running server at its public address. */
export async function checkSite({ baseUrl }: Pick<Env, 'baseUrl'>): Promise<Finding[]> {
  if (!baseUrl.startsWith('https://')) return [note('There is no public address yet to look at.')]
  return [await reach(`${baseUrl}/readyz`)]
}

export async function reach(address: string): Promise<Finding> {
  try {
    const { status } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    })
    return status === 200
      ? done(`${address} answers: the site is up`)
      : todo(
          `${address} answers ${status} instead of 200: is it this server that the address leads to, and is it started?`,
        )
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return todo(
      `${address} cannot be reached (${reason}): start the server, and look at the domain and at HTTPS.`,
    )
  }
}
