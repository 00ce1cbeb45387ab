import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { RedirectNotice } from '#web/ui/redirect-notice.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import type { EditBookingPage } from './edit-booking-page.ts'
import { EditForm } from './edit-form.tsx'

/** Edits one booking of the signed-in guest. */
export function EditBookingScreen({ found, ...page }: EditBookingPage) {
  switch (found.kind) {
    case 'booking':
      return <EditForm key={found.booking.id} booking={found.booking} {...page} />
    case 'missing':
      return <Missing />
    case 'failed':
      return <LoadFailed />
  }
}

function Missing() {
  const navigate = useNavigate()
  useEffect(() => {
    toasts.show({ title: 'Booking not found', tone: 'destructive' })
    void navigate('/dashboard', { replace: true })
  }, [navigate])
  return (
    <RedirectNotice
      title="Booking not found"
      action={<RoutedButtonLink to="/dashboard">Your dashboard</RoutedButtonLink>}
    >
      <p>Taking you to your dashboard...</p>
    </RedirectNotice>
  )
}

const LOAD_FAILED = {
  title: 'Error loading booking',
  description: 'Your booking is safe. Please try again in a moment.',
}

function LoadFailed() {
  useEffect(() => void toasts.show({ ...LOAD_FAILED, tone: 'destructive' }), [])
  return (
    <RedirectNotice
      title={LOAD_FAILED.title}
      action={<Button onClick={() => window.location.reload()}>Try again</Button>}
    >
      <p>{LOAD_FAILED.description}</p>
    </RedirectNotice>
  )
}
