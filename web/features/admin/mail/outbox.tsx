import { ChevronDown, Paperclip } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { OutboxMessage } from '#domain/api/api-contract.ts'
import { api } from '#web/api/client.ts'
import { adminTime } from '#web/features/admin/guest/admin-time.ts'
import { Choice } from '#web/features/admin/kit/form/choice.tsx'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { useAdminPages } from '#web/features/admin/kit/frame/admin-queries.ts'
import type { Standing } from '#web/features/admin/kit/list/frozen-list.ts'
import { rowStyle, ROW } from '#web/features/admin/kit/list/group.tsx'
import { PagedGroup } from '#web/features/admin/kit/list/paged-list.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { outboxQuery, shownState, type OutboxPage, OUTBOX_KEY } from './mail-queries.ts'

const STATES: Record<OutboxMessage['state'], { tone: BadgeTone; word: string }> = {
  kept: { tone: 'quiet', word: 'Kept here' },
  queued: { tone: 'quiet', word: 'On its way' },
  sent: { tone: 'success', word: 'Sent' },
  failed: { tone: 'destructive', word: 'Not delivered' },
}

/** Delivery state in a sentence, with the mail server's last answer, and a button to resend a failed email. */
function MailDelivery({ message }: { message: OutboxMessage }) {
  const sendAgain = useAct({
    act: () => api('POST', '/api/admin/outbox/{mailId}/send-again', { params: { mailId: message.id } }),
    done: () => ({ title: 'The email is on its way again' }),
    failed: 'Email not sent again',
    reads: OUTBOX_KEY,
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
        return `It waits until ${adminTime(heldUntil)}: what happens until then is told in the same email.`
      return attempts === 0
        ? 'It is about to be sent.'
        : `It was tried ${tried}, and is tried again automatically.`
    case 'sent':
      return sentAt ? `The mail server accepted it on ${adminTime(sentAt)}.` : 'The mail server accepted it.'
    case 'failed':
      return `It was tried ${tried}, and isn’t tried again. If the address is wrong, ask the guest for the right one by phone.`
  }
}

const SHOWN = [
  { value: '', text: 'All' },
  { value: 'failed', text: 'Not delivered' },
  { value: 'queued', text: 'On their way' },
] as const

/** Outgoing emails with their delivery state. The address holds the filter. */
export function Outbox({ search, loaded }: { search: string; loaded: OutboxPage | null }) {
  const [params, setParams] = useSearchParams()
  const state = shownState(params)
  const query = useAdminPages(outboxQuery({ search, state }), search === '' ? loaded : null)
  return (
    <PagedGroup
      query={query}
      rowsOf={(page) => page.messages}
      keyOf={({ id }) => id}
      list={`${state} ${search}`}
      title="Outbox"
      what="The outbox"
      seen="the emails"
      filter={
        <Choice
          label="Which emails"
          options={SHOWN}
          value={state}
          onChange={(value) => setParams(value === '' ? {} : { state: value }, { preventScrollReset: true })}
        />
      }
      empty={search === '' ? EMPTY_TEXTS[state] : `Nothing with “${search}”.`}
    >
      {(standing) => <Mail key={standing.row.id} {...standing} />}
    </PagedGroup>
  )
}

function Mail({ row: message, isGone }: Standing<OutboxMessage>) {
  const { tone, word } = badgeOf(message, isGone)
  return (
    <li {...ROW} className={rowStyle}>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">
            <span className="block font-semibold wrap-anywhere">{message.subject}</span>
            <span className="block text-sm text-ink-soft wrap-anywhere">
              to <span className="break-all">{message.to}</span>, {adminTime(message.createdAt)}
            </span>
          </span>
          <Badge tone={tone} className="whitespace-nowrap">
            {word}
          </Badge>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="pt-2">
          {!isGone && <MailDelivery message={message} />}
          {message.files.length > 0 && (
            <p className="mt-2 flex gap-2 text-sm text-ink-soft">
              <Paperclip aria-hidden className="mt-1 size-4 shrink-0" />
              <span className="wrap-anywhere">With {message.files.join(', ')}</span>
            </p>
          )}
          <pre className="mt-2 overflow-x-auto pb-2 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
            {message.text}
          </pre>
        </div>
      </details>
    </li>
  )
}

function badgeOf({ state, lastError }: OutboxMessage, isGone: boolean): { tone: BadgeTone; word: string } {
  if (isGone) return { tone: 'quiet', word: GONE_TEXTS[state] }
  return state === 'queued' && lastError !== null ? { tone: 'warning', word: 'Trying again' } : STATES[state]
}

const EMPTY_TEXTS = {
  '': 'Every email to a guest is listed here.',
  failed: 'Every email was delivered.',
  queued: 'No email is on its way.',
}

/** Labels for an email that left the filtered list, by its last known state: its current state isn't known here. */
const GONE_TEXTS: Record<OutboxMessage['state'], string> = {
  failed: 'Tried again',
  queued: 'No longer on its way',
  sent: 'Removed',
  kept: 'Removed',
}
