import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { DeskCounts } from '#domain/api-contract.ts'
import { isLoggedOut } from '#web/api/client.ts'
import { AdminGate } from './admin-gate.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { createDeskQueries } from './desk-queries.ts'

interface GatedDeskProps {
  /** Whether this device has passed the gate, as the server saw it when the page was asked for. */
  signedIn: boolean
  /** Whether there is a passkey that opens the gate. */
  passkey: boolean
  counts: DeskCounts | null
  /** The page of the desk. */
  children: ReactNode
}

/** The gate, and behind it the desk: what stands in it is asked for only once the gate has been passed. */
export function GatedDesk(props: GatedDeskProps) {
  const [queries] = useState(createDeskQueries)
  return (
    <QueryClientProvider client={queries}>
      <Gated {...props} />
    </QueryClientProvider>
  )
}

function Gated({ signedIn, passkey, counts, children }: GatedDeskProps) {
  // A session that ends while the page is open brings the gate back, until the server says otherwise.
  const [ended, setEnded] = useState(false)
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        if (isLoggedOut(query.state.error)) setEnded(true)
      }),
    [queries],
  )
  const isOpen = signedIn && !ended
  // Nothing stays behind a gate that is shut. Not before: what still stands on the screen would ask for it anew.
  useEffect(() => {
    if (!isOpen) queries.clear()
  }, [isOpen, queries])
  async function pass() {
    await revalidate()
    setEnded(false)
  }
  if (!isOpen) return <AdminGate passkey={passkey} onPass={pass} />
  return <DeskFrame counts={counts}>{children}</DeskFrame>
}
