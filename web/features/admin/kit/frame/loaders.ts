import { hashKey } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import { calls } from '#domain/contract/api-contract.ts'
import type { AdminReading } from '#domain/contract/page-readers.ts'
import { readersContext } from '#web/shell/page-context.ts'
import { readKey } from './admin-data.tsx'

interface PageArgs {
  context: Readonly<RouterContextProvider>
  params: Record<string, string>
}

/**
 * Returns the loader of an admin page: it reads the answers of calls, which take their parameters from the page's path. Nothing is read
 * until the operator has signed in; the browser then fetches it.
 */
export function reading(...names: readonly AdminReading[]) {
  return (args: PageArgs) => readAnswers(args, names)
}

/** Reads the answers of calls for `useAdminQuery`, under the keys of its queries. */
export async function readAnswers(
  { context, params }: PageArgs,
  names: readonly AdminReading[],
  query?: Record<string, string>,
) {
  const readers = context.get(readersContext)
  const reads = names.map(async (name) => {
    const asked = { params, ...(query && { query }) }
    return [hashKey(readKey(calls[name].path, asked)), await readers.read(name, asked)] as const
  })
  return { reads: Object.fromEntries(await Promise.all(reads)) }
}
