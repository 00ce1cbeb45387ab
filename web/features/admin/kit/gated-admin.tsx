import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Activity, useEffect, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { AdminCounts } from '#domain/api/api-contract.ts'
import { isLoggedOut } from '#web/api/client.ts'
import { AdminGate } from './admin-gate.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { countsQuery, createAdminQueries } from './admin-queries.ts'

interface GatedAdminProps {
  /** Whether this device has passed the gate, as the server saw it when the page was asked for. */
  signedIn: boolean
  /** Whether there is a passkey that opens the gate. */
  passkey: boolean
  counts: AdminCounts | null
  /** The admin page. */
  children: ReactNode
}

type LastAdmin = Omit<GatedAdminProps, 'children'>

/** What the admin area last stood on in this browser: a page that cannot be fetched takes what its frame was given with it. */
let lastAdmin: LastAdmin | null = null

/** The admin area's frame around what says that a page could not be fetched; what else is shown where no admin area has been open here. */
export function TroubledAdmin({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) {
  if (!lastAdmin?.signedIn) return otherwise
  return <GatedAdmin {...lastAdmin}>{children}</GatedAdmin>
}

/** The gate, and behind it the admin area: what stands in it is asked for only once the gate has been passed. */
export function GatedAdmin(props: GatedAdminProps) {
  const [queries] = useState(createAdminQueries)
  return (
    <QueryClientProvider client={queries}>
      <Gated {...props} />
    </QueryClientProvider>
  )
}

function Gated({ signedIn, passkey, counts, children }: GatedAdminProps) {
  // A session that ends while the page is open brings the gate back, until the server says otherwise.
  const [ended, setEnded] = useState(false)
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  useEffect(() => {
    lastAdmin = { signedIn, passkey, counts }
  }, [signedIn, passkey, counts])
  useEffect(() => {
    if (!signedIn) return
    const ends = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isLoggedOut(event.action.error)) {
          setEnded(true)
        }
      }),
      // What is sent may be refused for a reason of its own: what is read says whether the session is over.
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isLoggedOut(event.action.error)) {
          void queries.refetchQueries(countsQuery)
        }
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [queries, signedIn])
  // Nothing stays behind a gate that she has shut. Behind one that fell shut the page waits, with what was typed in it: out of sight,
  // and asking for nothing.
  const isShut = !signedIn && !ended
  useEffect(() => {
    if (isShut) queries.clear()
  }, [isShut, queries])
  async function pass() {
    await revalidate()
    setEnded(false)
    if (ended) void queries.invalidateQueries()
  }
  return (
    <>
      {(isShut || ended) && <AdminGate passkey={passkey} ended={ended} onPass={pass} />}
      {!isShut && (
        <Activity mode={ended ? 'hidden' : 'visible'}>
          <AdminFrame counts={counts}>{children}</AdminFrame>
        </Activity>
      )}
    </>
  )
}
