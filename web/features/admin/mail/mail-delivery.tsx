import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutboxMessage } from '#domain/api-contract.ts'
import { formatMoment } from '#domain/dates.ts'
import { api, errorText } from '#web/api/client.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { OUTBOX_KEY } from './mail-queries.ts'

/** What has become of a mail, in a word. */
export function MailStateBadge({ message }: { message: OutboxMessage }) {
  const { tone, word } = STATES[message.state]
  const isRetried = message.state === 'queued' && message.lastError !== null
  return (
    <Badge tone={isRetried ? 'warning' : tone} className="whitespace-nowrap">
      {isRetried ? 'Trying again' : word}
    </Badge>
  )
}

const STATES: Record<OutboxMessage['state'], { tone: BadgeTone; word: string }> = {
  kept: { tone: 'quiet', word: 'Kept here' },
  queued: { tone: 'quiet', word: 'On its way' },
  sent: { tone: 'success', word: 'Sent' },
  failed: { tone: 'destructive', word: 'Not delivered' },
}

/** The same in a sentence, with what the mail server said, and the button for one that could not be delivered. */
export function MailDelivery({ message }: { message: OutboxMessage }) {
  const queries = useQueryClient()
  const sendAgain = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/outbox/{mailId}/send-again', { params: { mailId: message.id } }),
    onSuccess: () => toasts.show({ title: 'The email is on its way again' }),
    onError: (error) =>
      toasts.show({
        title: 'Email not sent again',
        description: errorText(error, 'No connection. Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: OUTBOX_KEY }),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
      <div className="min-w-0">
        <p>{deliveryText(message)}</p>
        {message.lastError && <p className="wrap-anywhere">The last answer: {message.lastError}</p>}
      </div>
      {message.state === 'failed' && (
        <Button size="sm" busy={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
          Send again
        </Button>
      )}
    </div>
  )
}

function deliveryText({ state, attempts, sentAt, heldUntil }: OutboxMessage): string {
  const tried = attempts === 1 ? 'once' : `${attempts} times`
  switch (state) {
    case 'kept':
      return 'There was no mail server when it was written, so it wasn’t sent.'
    case 'queued':
      if (heldUntil)
        return `It waits until ${formatMoment(new Date(heldUntil))}: what is changed until then goes into it.`
      return attempts === 0
        ? 'It is about to be sent.'
        : `It was tried ${tried}, and is tried again automatically.`
    case 'sent':
      return sentAt
        ? `The mail server accepted it on ${formatMoment(new Date(sentAt))}.`
        : 'The mail server accepted it.'
    case 'failed':
      return `It was tried ${tried}, and isn’t tried again. If the address is wrong, ask the guest for the right one by phone.`
  }
}
