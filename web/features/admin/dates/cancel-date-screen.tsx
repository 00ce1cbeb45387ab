import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatCancellation } from '#domain/contract/retreat-calls.ts'
import { api } from '#web/api/client.ts'
import { WhoGetsWhat } from '#web/features/admin/date-change/affected-guests.tsx'
import { SILENCE_TEXTS } from '#web/features/admin/date-change/change-texts.ts'
import { DateChanges } from '#web/features/admin/date-change/date-changes.tsx'
import { mayOffer, OfferFields, type OfferDraft } from '#web/features/admin/date-change/offer-fields.tsx'
import { TellGuests } from '#web/features/admin/date-change/tell-guests-screen.tsx'
import { failureOf, fieldErrorsOf, FormPage } from '#web/features/admin/kit/form/form-page.tsx'
import { useUnsaved } from '#web/features/admin/kit/form/unsaved.tsx'
import { useToday, LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { RowSkeleton } from '#web/features/admin/kit/list/group.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { TextArea } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import {
  confirmText,
  cancellationSums,
  type CancellationSums,
  Consequences,
  OfferConsequences,
} from './cancellation.tsx'
import { datePage, type LoadedDate } from './date-page.tsx'

export const loader = reading('adminRetreats')

/** Page that cancels a date: the operator first reads who gets what, then confirms once. Afterwards it shows who got what. */
export default datePage('Cancel a date', CancelDate)

/** Without an offer, all guests are refunded at once. */
const NO_OFFER: OfferDraft = { offerRetreatId: '', chooseBy: '' }

/** Query for who would get or has got what by cancelling a date; it changes nothing. `offer` is null if all guests are refunded at once. */
function dryRunQuery(retreatId: string, words: string, offer: OfferDraft | null) {
  return queryOptions({
    queryKey: ['/api/admin/retreats', retreatId, 'cancel', words, offer],
    queryFn: ({ signal }) =>
      api('POST', '/api/admin/retreats/{retreatId}/cancel', {
        params: { retreatId },
        body: { dryRun: true, words, ...offer },
        signal,
      }),
  })
}

const NOTHING_KNOWN: RetreatCancellation = {
  bookings: [],
  mails: [],
  unreached: [],
  offer: null,
  applied: false,
}

function CancelDate({ date, dates }: LoadedDate) {
  const today = useToday()
  const [chosenFirst, setFirst] = useState<'offer' | 'refund' | null>(null)
  const first = chosenFirst ?? (mayOffer(date, dates, today) ? 'offer' : 'refund')
  const [draft, setDraft] = useState(NO_OFFER)
  const [typed, setTyped] = useState('')
  // The preview uses the words once they are finished, not after every letter.
  const [words, setWords] = useState('')
  const isOffered = first === 'offer' && draft.offerRetreatId !== '' && date.cancellation === null
  const queries = useQueryClient()
  const query = useQuery(dryRunQuery(date.id, words, isOffered ? draft : null))
  const saved = useUnsaved(() => (isOffered || typed !== '') && date.cancellation === null)
  const [read, setRead] = useState(false)
  const cancel = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/retreats/{retreatId}/cancel', {
        params: { retreatId: date.id },
        body: { dryRun: false, words: typed, ...(isOffered && draft) },
      }),
    onSuccess: (result) => {
      saved()
      queries.setQueryData(dryRunQuery(date.id, words, null).queryKey, result)
    },
    // Even a failure may have changed dates, payments and emails.
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] !== 'cancel' }),
  })
  const result = query.data ?? NOTHING_KNOWN
  const sums = cancellationSums(result.bookings)
  const isOver = result.applied
  const made = result.offer?.changeId ? result.offer : null
  const isMoved = made?.kind === 'days'
  const errors = fieldErrorsOf(cancel.error ?? query.error)
  const started = date.cancellation !== null
  const status = statusOf(date.label, result, sums, started)
  const asks = first === 'offer' && !started
  const offer = asks ? result.offer : null
  const isKnown = query.data !== undefined || errors.size > 0
  return (
    <FormPage
      title={isOver ? `${date.label} ${isMoved ? 'moves' : 'is cancelled'}` : 'Cancel a date'}
      below={isOver ? undefined : date.label}
      back={{ to: '/admin/dates', label: 'All dates' }}
      failure={failureOf('No answer from the server', cancel.error, {
        otherwise: 'Open this page again in a moment. Everything done so far is saved.',
      })}
      onSubmit={() => cancel.mutate()}
      submit={
        isOver || !isKnown
          ? null
          : {
              label: asks ? `Ask ${counted(sums.total, 'guest')}` : confirmText(sums),
              busy: cancel.isPending,
              busyLabel: asks ? 'Asking...' : 'Cancelling...',
              disabled: !(started || (read && query.data !== undefined && (!asks || offer !== null))),
              isDanger: !asks,
            }
      }
      keep="Keep the date"
    >
      {status && (
        <Notice tone={status.tone} live="status" title={status.title}>
          {status.text}
        </Notice>
      )}
      {!status && !cancel.isError && (
        <p className="rounded-lg bg-cream px-4 py-3">This is what would happen. Nothing has happened yet.</p>
      )}
      {made ? <DateChanges date={date} /> : started && <TellGuests date={date} />}
      {errors.size === 0 && <LoadFailure query={query} what="Who gets what" />}
      {query.isPending && <RowSkeleton label="Working out who gets what" />}
      {isKnown && !isOver && !started && (
        <>
          {sums.total > 0 && (
            <ChoiceCards
              legend="What to do first"
              name="first"
              choices={[
                {
                  value: 'offer' as const,
                  title: 'Offer another date first',
                  description: 'Each guest chooses: the other date at the same price, or a full refund.',
                },
                {
                  value: 'refund' as const,
                  title: 'Cancel and refund all guests now',
                  description:
                    sums.refunded > 0
                      ? `${formatEuros(sums.back)} to ${counted(sums.refunded, 'guest')}.`
                      : 'No one has paid, so there’s nothing to refund.',
                },
              ]}
              value={first}
              onChoose={setFirst}
            />
          )}
          {first === 'offer' && (
            <OfferFields
              {...{ date, dates, draft, errors }}
              onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
            />
          )}
          <TextArea
            label="Why, in your words"
            optional
            hint="Guests read it in the email."
            rows={3}
            maxLength={2000}
            value={typed}
            error={errors.get('words')}
            onChange={({ target: { value } }) => setTyped(value)}
            onBlur={() => setWords(typed)}
          />
        </>
      )}
      {isKnown && !isMoved && (sums.total > 0 || !made) && <WhoGetsWhat {...{ result, sums, asks }} />}
      {isKnown && !isOver && (
        <>
          {offer && <OfferConsequences offer={offer} mails={result.mails} unreached={result.unreached} />}
          {!asks && (
            <Consequences date={date} mails={result.mails} unreached={result.unreached} sums={sums} />
          )}
          {asks && !offer && <p className="text-ink-soft">Choose the date to offer.</p>}
          {!started && (
            <Checkbox
              label="I’ve read the list"
              checked={read}
              onChange={(event) => setRead(event.target.checked)}
            />
          )}
        </>
      )}
    </FormPage>
  )
}

/** Says how far the offer of another date or the cancellation is; null if nothing has happened yet. */
function statusOf(
  label: string,
  { offer, applied, unreached }: RetreatCancellation,
  { back, refunded, byTransfer, done, total }: CancellationSums,
  started: boolean,
): { tone: 'info' | 'success' | 'warning'; title: string; text: string } | null {
  const transfers = byTransfer.guests > 0 ? ' Refunds by transfer wait under Money.' : ''
  const refunding = `We’re refunding ${formatEuros(back)} to ${counted(refunded, 'guest')}.${transfers}`
  if (offer?.changeId) {
    const { kind, label: to, waiting, asked, chooseBy } = offer
    if (waiting > 0) {
      const choice = kind === 'days' ? `${label} moves to ${to}.` : `${to}, or a full refund.`
      return {
        tone: 'info',
        title: `Waiting for ${counted(waiting, 'guest')} of ${asked}, until ${formatDay(chooseBy)}`,
        text: `${choice} ${SILENCE_TEXTS[kind]}`,
      }
    }
    return {
      tone: 'success',
      title: 'All guests have answered or run out of time',
      text: `${refunded > 0 ? `${refunding} ` : ''}Guests who accepted come on ${to}.`,
    }
  }
  if (applied) {
    return {
      tone: 'success',
      title:
        unreached.length > 0
          ? `The date is cancelled: ${counted(unreached.length, 'guest')} left to tell`
          : 'All guests have been told',
      text: refunded > 0 ? refunding : 'No one had paid, so there’s nothing to refund.',
    }
  }
  if (!started) return null
  return {
    tone: 'warning',
    title: `It has stopped: ${done} of ${total} done`,
    text: 'The date is off the website. It continues automatically, or press the button to continue now. No one is refunded or told twice.',
  }
}
