import { BellRing, CircleCheck } from 'lucide-react'
import type { SeasonAlertView } from '#domain/contract/season-alert-calls.ts'
import { api } from '#web/api/client.ts'
import { DeadLink, SeeDates } from '#web/shell/dead-link.tsx'
import { SeasonAlert } from '#web/shell/season-alert.tsx'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/notice.tsx'

export interface SeasonPage {
  /** "" on the page without a link, where an address is asked for. */
  token: string
  found: { kind: 'asked'; alert: SeasonAlertView } | { kind: 'none' | 'gone' | 'failed' }
}

/** The page of "Tell me when the next season opens": asks for an address, or confirms and leaves by the emailed link. */
export function SeasonScreen({ token, found }: SeasonPage) {
  if (found.kind === 'gone' || found.kind === 'failed') {
    return (
      <DeadLink kind={found.kind} action={<SeeDates />}>
        We’ve told you already, or deleted your address. You can ask again below the dates.
      </DeadLink>
    )
  }
  return (
    <div className="page-column flex flex-col py-8 sm:py-12">
      <div aria-live="polite" className="mx-auto w-full max-w-lg">
        {found.kind === 'asked' && <Asked token={token} alert={found.alert} />}
        {found.kind === 'none' && (
          <>
            <h1 className="mb-4 text-3xl">The next season</h1>
            <SeasonAlert />
          </>
        )}
      </div>
    </div>
  )
}

function Asked({ token, alert }: { token: string; alert: SeasonAlertView }) {
  const params = { token }
  const confirm = useCall({
    call: () => api('POST', '/api/season-alerts/confirm/{token}', { params }),
    onError: (error) =>
      showFailure(error, 'We couldn’t confirm your address', 'Please try again in a moment.'),
  })
  const leave = useCall({
    call: () => api('DELETE', '/api/season-alerts/{token}', { params }),
    onError: (error) => showFailure(error, 'You haven’t left yet', 'Please try again in a moment.'),
  })
  if (leave.isDone) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={<h1 className="text-2xl">We’ve deleted your address</h1>}
        action={<SeeDates />}
      >
        We won’t email {alert.email} about the next season.
      </EmptyState>
    )
  }
  if (alert.isConfirmed || confirm.isDone) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={<h1 className="text-2xl">We’ll tell you</h1>}
        action={
          <Button
            variant="secondary"
            busy={leave.isPending}
            busyLabel="Leaving..."
            onClick={() => leave.run()}
          >
            Leave
          </Button>
        }
      >
        When the next season opens, we’ll email {alert.email} once. Then we delete the address.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<BellRing />}
      title={<h1 className="text-2xl">Shall we tell you when the next season opens?</h1>}
      action={
        <>
          <Button busy={confirm.isPending} busyLabel="Confirming..." onClick={() => confirm.run()}>
            Yes, tell me
          </Button>
          <Button variant="quiet" busy={leave.isPending} busyLabel="Leaving..." onClick={() => leave.run()}>
            No, delete my address
          </Button>
        </>
      }
    >
      We’ll email {alert.email} once, and then delete the address.
    </EmptyState>
  )
}
