import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api, errorText, fieldErrorsOf } from '#web/api/client.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCall } from './use-call.tsx'

const TITLE = 'Tell me when the next season opens'

/** The line that closes a list of dates, for whom none of them suits; it unfolds where it stands. */
export function SeasonAlertLine() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <SeasonAlert isUnfolded />
  return (
    // Before it can unfold, it leads to the page of the same form.
    <a
      href="/season"
      className={`${linkStyle} inline-flex min-h-11 items-center gap-1.5 self-start text-sm`}
      onClick={(event) => {
        event.preventDefault()
        setOpen(true)
      }}
    >
      <Bell aria-hidden className="size-4 shrink-0" />
      {TITLE}
    </a>
  )
}

/**
 * Asks for one address, which gets one email when the next season opens. It may stand within another form; where it was unfolded it takes the
 * focus, and its button is not the main one.
 */
export function SeasonAlert({ isUnfolded = false }: { isUnfolded?: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  // The button that opened it is gone.
  useEffect(() => {
    if (isUnfolded) field.current?.focus()
  }, [isUnfolded])
  const ask = useCall({
    call: (email: string) => api('POST', '/api/season-alerts', { body: { email } }),
    onError: () => field.current?.focus(),
  })
  const send = () => {
    if (!ask.isPending) ask.run(field.current?.value.trim() ?? '')
  }
  const wrong = ask.error && fieldErrorsOf(ask.error).find((each) => each.field === 'email')?.message
  const failed = ask.error && (wrong ?? errorText(ask.error, 'Please try again in a moment.'))
  if (ask.answer) {
    const { mailed } = ask.answer
    return (
      <Notice tone={mailed ? 'success' : 'warning'} live="status" title="Check your email">
        <p>
          {mailed
            ? `We’ve sent a link to ${ask.input}. Open it to confirm.`
            : `We’ve sent several emails to ${ask.input} within the hour, so we’re not sending another yet. Open the newest link in them, or ask again in an hour.`}
        </p>
        <button type="button" className={`${linkStyle} min-h-11`} onClick={() => ask.reset()}>
          Send it again
        </button>
      </Notice>
    )
  }
  return (
    <section aria-label={TITLE} className="flex flex-col gap-3 rounded-lg border border-line bg-white p-4">
      <h3 className="text-lg">{TITLE}</h3>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          className="min-w-56 flex-1"
          ref={field}
          error={failed ?? undefined}
          // Enter sends this address, and not the form around it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.stopPropagation()
            send()
          }}
        />
        <Button
          type="button"
          variant={isUnfolded ? 'secondary' : 'primary'}
          className="sm:mt-7.5"
          busy={ask.isPending}
          busyLabel="Sending..."
          onClick={send}
        >
          Tell me
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        One email when the dates are out. Nothing else, and one tap to leave.
      </p>
    </section>
  )
}
