import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Activity, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { AdminCounts } from '#domain/contract/api-contract.ts'
import { isLoggedOut } from '#web/api/client.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { AdminClock, countsQuery, createAdminQueries, useOnline } from './admin-data.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { AdminGate } from './admin-gate.tsx'
import { AdminHead } from './admin-head.tsx'

interface GatedAdminProps {
  /** True if the device was signed in when the page was requested. */
  signedIn: boolean
  /** True if a passkey is registered for the login. */
  passkey: boolean
  counts: AdminCounts | null
  /** Instant at which the page was requested. */
  now: string
  children: ReactNode
}

type LastAdmin = Omit<GatedAdminProps, 'children'>

/** The frame's last props in this browser, for an error page, which gets no loader data. */
let lastAdmin: LastAdmin | null = null

/** Shows within the frame that a page could not be fetched, or `otherwise` if the admin area has not been open in this browser. */
export function TroubledAdmin({ otherwise }: { otherwise: ReactNode }) {
  if (!lastAdmin?.signedIn) return otherwise
  return (
    <GatedAdmin {...lastAdmin}>
      <AdminTrouble />
    </GatedAdmin>
  )
}

/** The login page, and once signed in the admin area, whose data is requested only then. */
export function GatedAdmin(props: GatedAdminProps) {
  const [queries] = useState(createAdminQueries)
  return (
    <AdminClock value={props.now}>
      <QueryClientProvider client={queries}>
        <Gated {...props} />
      </QueryClientProvider>
    </AdminClock>
  )
}

function Gated({ signedIn, passkey, counts, now, children }: GatedAdminProps) {
  // True from when the session ends while the page is open until the operator has signed in again.
  const [ended, setEnded] = useState(false)
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  useEffect(() => {
    lastAdmin = { signedIn, passkey, counts, now }
  }, [signedIn, passkey, counts, now])
  useEffect(() => {
    if (!signedIn) return
    const queriesEnd = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isLoggedOut(event.action.error)) {
        setEnded(true)
      }
    })
    // A rejected call can have other reasons, so a query decides whether the session is over.
    const callsEnd = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isLoggedOut(event.action.error)) {
        void queries.refetchQueries(countsQuery)
      }
    })
    return () => {
      queriesEnd()
      callsEnd()
    }
  }, [queries, signedIn])
  // Signing out clears all data. When the session merely ended, the page stays hidden with what was typed in it, and fetches nothing.
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
          <AdminFrame loaded={counts}>{children}</AdminFrame>
        </Activity>
      )}
    </>
  )
}

/** Shown instead of an admin page that could not be fetched. It retries by itself once the device is online again. */
function AdminTrouble() {
  const online = useOnline()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isTrying = useNavigation().state !== 'idle'
  const tryAgain = () => void navigate(`${pathname}${search}`, { replace: true })
  const onNetwork = useEffectEvent(tryAgain)
  useEffect(() => {
    const listener = () => onNetwork()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  const title = online ? 'We can’t show this page' : 'No connection'
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <AdminHead title={title} />
      <div role="alert">
        <p className="text-ink-soft">
          {online ? 'Please try again.' : 'This page opens when you’re back online. Nothing is lost.'}
        </p>
      </div>
      <SmallButton className="mt-4" busy={isTrying} onClick={tryAgain}>
        Try again
      </SmallButton>
    </>
  )
}
