import { Download } from 'lucide-react'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { GuestSession } from '#domain/contract/session-calls.ts'
import { address, api, ApiError, fieldErrorsOf, isLoggedOut } from '#web/api/client.ts'
import { forgetGuest } from '#web/browser/browser-storage.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { useCall, showFailure } from '#web/shell/use-call.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ButtonLink, Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/text-field.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { FoldedRow } from '#web/ui/rows.tsx'
import { RowGroup } from './row-group.tsx'

/** The guest's data: where the guest is signed in, download it, or delete the account. */
export function YourData({ sessions }: { sessions: readonly GuestSession[] }) {
  return (
    <RowGroup title="Your data">
      {sessions.length > 0 && <SignedInDevices sessions={sessions} />}
      <FoldedRow title="Download or delete your data">
        <p className="max-w-2xl text-ink-soft">
          Download everything we hold about you as one file, or delete your account. Our{' '}
          <a href="/privacy-policy" className={linkStyle}>
            privacy policy
          </a>{' '}
          says how long we keep it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <DownloadData />
          <DeleteAccount />
        </div>
      </FoldedRow>
    </RowGroup>
  )
}

/** Links to the server's export file of the guest's data. */
function DownloadData() {
  return (
    <ButtonLink href={address('/api/account/export')} download variant="secondary" size="sm">
      <Download aria-hidden className="size-4" />
      Download my data
    </ButtonLink>
  )
}

const GOES = [
  'your account, including your dashboard and founding member discount',
  'your booking details, health notes and emergency contact',
  'your messages, and the texts of our emails to you',
  'places you hold and haven’t paid for: others can book them',
]
const STAYS = [
  'receipts and credit notes, with your name and email address on them',
  'the payments in our books, with your name',
]

/** Deletes the account after listing what is deleted and what is kept, and asking for the password. */
function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" size="sm" className="max-sm:-ml-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const erase = useCall({
    call: () => api('DELETE', '/api/account', { body: { password } }),
    onSuccess: async (erased) => {
      await forgetGuest()
      toasts.show({ title: 'Your account is deleted', description: farewell(erased) })
      window.location.assign('/')
    },
    onError: () => field.current?.focus(),
  })
  const busy = erase.isPending || erase.isDone
  const wrongPassword = fieldErrorsOf(erase.error)[0]?.message

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) erase.run()
  }
  return (
    <Dialog
      open
      onOpenChange={() => (busy ? undefined : onClose())}
      title="Delete your account?"
      description="You can’t undo this."
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Deleting...">
            Delete my account
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Points title="What we delete" points={GOES} />
        <Points title="What the law makes us keep if you’ve paid" points={STAYS} />
        <div>
          <p className="mb-2">You may want to keep a copy:</p>
          <DownloadData />
        </div>
        <form id={formId} method="post" noValidate onSubmit={onSubmit}>
          <PasswordField
            ref={field}
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={wrongPassword}
          />
        </form>
        {erase.error && !wrongPassword && !isLoggedOut(erase.error) && (
          <CallFailure
            title={erase.error instanceof ApiError ? erase.error.title : 'We couldn’t delete your account'}
            error={erase.error}
          />
        )}
      </div>
    </Dialog>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft marker:text-coral-deep">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

function farewell({ kept, mailed }: { kept: readonly string[]; mailed: boolean }): string {
  if (!mailed) return kept.length === 0 ? 'We’ve kept nothing.' : kept.join(' ')
  return kept.length === 0
    ? 'We’ve kept nothing. You’ll get one last email to confirm it.'
    : 'You’ll get one last email to confirm it and to list what we must keep.'
}

/** The devices on which the guest is signed in; all but this one can be signed out. */
function SignedInDevices({ sessions }: { sessions: readonly GuestSession[] }) {
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
