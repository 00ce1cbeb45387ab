import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/form/button.tsx'
import { RedirectNotice } from '#web/ui/notice.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { type EditBookingPage, EditForm } from './edit-form.tsx'

/** Edits one booking of the signed-in guest. */
export function EditBookingScreen({ found, ...page }: EditBookingPage) {
  switch (found.kind) {
    case 'booking':
      return <EditForm key={found.booking.id} booking={found.booking} {...page} />
    case 'missing':
      return <Missing />
    case 'failed':
      return (
        <RedirectNotice
          title="Error loading booking"
          action={<Button onClick={() => window.location.reload()}>Try again</Button>}
        >
          <p>Your booking is safe. Please try again in a moment.</p>
        </RedirectNotice>
      )
  }
}

function Missing() {
  const navigate = useNavigate()
  useEffect(() => {
    toasts.show({ title: 'Booking not found', tone: 'destructive', announcesChange: true })
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
