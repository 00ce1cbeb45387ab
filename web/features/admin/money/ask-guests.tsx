import { Send } from 'lucide-react'
import { useState } from 'react'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { MAX_WORDS_LENGTH, type OwedGuest } from '#domain/payment/owed-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { useUnsaved } from '#web/features/admin/kit/form/unsaved.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { leftOutText, mailText, namesText, remindedLately } from './owed-texts.ts'

/**
 * Preview of the reminder email and the button that sends it to the ticked guests. It asks for confirmation and names those reminded
 * lately.
 */
export function AskGuests({ guests, today }: { guests: readonly OwedGuest[]; today: string }) {
  const [asking, setAsking] = useState(false)
  const [words, setWords] = useState<string | null>(null)
  const ask = useAct({
    act: (to: readonly OwedGuest[]) => {
      const seen = to.map(({ leadId, amount, dueOn }) => ({ leadId, amount, dueOn }))
      return api('POST', '/api/admin/owed/ask', { body: { guests: seen, words: words ?? '' } })
    },
    onSettled: () => setAsking(false),
  })
  useUnsaved(() => !ask.isSuccess && Boolean(words?.trim()))
  const lately = remindedLately(guests, today)
  const [first] = guests
  const sent = ask.data?.results.filter(({ outcome }) => outcome === 'sent').length ?? 0
  const count = guests.length === 1 ? '1 guest' : `${guests.length} guests`
  return (
    <section aria-labelledby="ask-title" className="flex max-w-2xl flex-col gap-4">
      <h2 id="ask-title" className="sr-only">
        Remind them
      </h2>
      <div className="rounded-lg bg-cream px-4 py-3.5">
        <p className="font-semibold">Each guest gets this email, with their own payment link</p>
        {first && <p className="figures mt-1 text-sm">“{mailText(first)}”</p>}
        {words === null ? (
          <button type="button" className={`${linkStyle} min-h-11`} onClick={() => setWords('')}>
            Add your own words
          </button>
        ) : (
          <TextArea
            label="Your own words"
            optional
            hint="They stand below the link, in every one of these mails."
            className="mt-3"
            maxLength={MAX_WORDS_LENGTH}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
      {ask.isSuccess && (
        <Notice
          live="status"
          tone={sent > 0 ? 'success' : 'warning'}
          title={sent === 1 ? '1 email is on its way' : `${sent} emails are on their way`}
        >
          {leftOutText(ask.data.results, ask.variables)}
        </Notice>
      )}
      {ask.error && (
        <Notice tone="danger" live="alert" title="Not all emails were sent">
          {errorText(ask.error, 'No connection.')} Send again: guests who had it today are left out.
        </Notice>
      )}
      <Button
        className="self-start max-sm:w-full"
        disabled={guests.length === 0}
        busy={ask.isPending}
        onClick={() => setAsking(true)}
      >
        <Send aria-hidden className="size-5" />
        {guests.length === 0
          ? 'Tick the guests to remind'
          : `Remind ${guests.length === 1 ? 'this one' : `these ${guests.length}`}`}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={`Write to ${count}?`}
        description={`We email each of them straight away, about ${formatEuros(sumEuros(guests.map(({ amount }) => amount)))} in all.`}
        confirmLabel={guests.length === 1 ? 'Send 1 email' : `Send ${guests.length} emails`}
        cancelLabel="Not now"
        busy={ask.isPending}
        busyLabel="Sending..."
        onConfirm={() => ask.mutate(guests)}
      >
        {lately.length > 0 && (
          <Notice tone="warning">{namesText(lately)} had an email about it in the last 7 days.</Notice>
        )}
      </AlertDialog>
    </section>
  )
}
