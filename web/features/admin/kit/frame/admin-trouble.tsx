import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '#web/ui/form/button.tsx'
import { AdminHead } from './admin-head.tsx'
import { useOnline } from './use-online.ts'

/** Shown instead of an admin page that could not be fetched. It retries by itself once the device is online again. */
export function AdminTrouble() {
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
  const title = online ? 'This page could not be shown' : 'No connection'
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
      <Button size="sm" variant="secondary" className="mt-4" busy={isTrying} onClick={tryAgain}>
        Try again
      </Button>
    </>
  )
}
