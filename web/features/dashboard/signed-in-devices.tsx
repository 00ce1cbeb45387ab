import { useRevalidator } from 'react-router'
import type { GuestSession } from '#domain/contract/session-calls.ts'
import { api } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { FoldedRow } from '#web/ui/rows.tsx'

/** The devices on which the guest is signed in; all but this one can be signed out. */
export function SignedInDevices({ sessions }: { sessions: readonly GuestSession[] }) {
  const endOthers = useEnd(() => api('DELETE', '/api/account/sessions'))
  const others = sessions.filter(({ current }) => !current)
  return (
    <FoldedRow title="Where you’re signed in">
      <ul className="flex max-w-2xl flex-col gap-4">
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          busy={endOthers.isPending}
          busyLabel="Signing out..."
          onClick={() => endOthers.run()}
        >
          Sign out on all other devices
        </Button>
      )}
    </FoldedRow>
  )
}

function DeviceRow({ session: { id, device, lastSeen, current } }: { session: GuestSession }) {
  const end = useEnd(() => api('DELETE', '/api/account/sessions/{sessionId}', { params: { sessionId: id } }))
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="first-letter:uppercase">{device}</span>
          {current && <Badge tone="success">This device</Badge>}
        </p>
        {!current && (
          <p className="text-sm text-ink-soft">
            Last seen <GuestTime at={new Date(lastSeen)} kept={null} />
          </p>
        )}
      </div>
      {!current && (
        <Button
          variant="link"
          size="sm"
          className="shrink-0"
          aria-label={`Sign out: ${device}`}
          busy={end.isPending}
          busyLabel="Signing out..."
          onClick={() => end.run()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function useEnd(call: () => Promise<unknown>) {
  const { revalidate } = useRevalidator()
  return useCall({
    call,
    onSuccess: async () => {
      toasts.show({ title: 'Signed out there' })
      await revalidate()
    },
    onError: (error) =>
      showFailure(error, 'We couldn’t sign that device out', 'Please try again in a moment.'),
  })
}
