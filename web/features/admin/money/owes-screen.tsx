import { CircleCheck, Send } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { banjulDay, daysBetween } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { listed, counted } from '#domain/base/wording.ts'
import { MAX_WORDS_LENGTH, type AskedOutcome, type OwedGuest } from '#domain/contract/ledger-calls.ts'
import { OWED_GROUPS, owedMailText, REMINDED_LATELY_DAYS, type OwedGroup } from '#domain/payment/owed.ts'
import { api, errorText } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/actions.tsx'
import { useUnsaved } from '#web/features/admin/kit/form/unsaved.tsx'
import { useToday, readQuery, useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { readAnswers } from '#web/features/admin/kit/frame/loaders.ts'
import { useFrozenList } from '#web/features/admin/kit/list/frozen-list.ts'
import { NewsBar } from '#web/features/admin/kit/list/group.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Segmented } from '#web/ui/form/choices.tsx'
import { TextArea } from '#web/ui/form/text-field.tsx'
import { EmptyState, Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/owes-screen.ts'
import { canBeReminded, OwedList } from './owed-list.tsx'

export function loader(args: Route.LoaderArgs) {
  return readAnswers(args, ['listOwed'], owedQuery(new URL(args.request.url).searchParams))
}

const GROUP_LABELS: Record<OwedGroup, string> = {
  overdue: 'Overdue',
  soon: '7 days',
  later: 'Later',
}

/** Returns what the page's address asks for: a group, of which at most 200 guests are loaded and reminded at once. */
export function owedQuery(search: URLSearchParams) {
  const group = OWED_GROUPS.find((each) => each === search.get('group')) ?? 'overdue'
  return { group, limit: '200' }
}

/** Page of guests who owe money, with one button that reminds exactly those who are ticked. */
export default function OwesScreen() {
  const [search, setSearch] = useSearchParams()
  const asked = owedQuery(search)
  const { group } = asked
  const query = useAdminQuery(readQuery('/api/admin/owed', { query: asked }))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { rows, news, isEmpty } = useFrozenList({
    listed: query.data?.guests,
    keyOf: ({ leadId }) => leadId,
    list: group,
    total: query.data?.groups[group].count,
  })
  const ticked = rows.flatMap((item) => (canBeReminded(item) && !left.has(item.row.leadId) ? [item.row] : []))

  function tick(ids: readonly string[], on: boolean) {
    const next = new Set(left)
    for (const id of ids)
      if (on) next.delete(id)
      else next.add(id)
    setLeft(next)
  }

  return (
    <Loaded query={query} what="The list" seen="the list">
      {({ groups }) => (
        <div>
          <NewsBar news={news} />
          <div className="flex flex-col gap-5">
            <div className="flex flex-wrap items-baseline gap-x-4">
              <h2 className="text-lg">Outstanding</h2>
              <p className="figures text-sm text-ink-soft">
                {formatEuros(groups[group].amount)} of{' '}
                {formatEuros(sumEuros(OWED_GROUPS.map((each) => groups[each].amount)))}
              </p>
            </div>
            <Segmented
              legend="When it is due"
              legendHidden
              className="max-w-xl"
              name="group"
              value={group}
              onChoose={(next) => setSearch({ group: next }, { replace: true, preventScrollReset: true })}
              choices={OWED_GROUPS.map((each) => ({
                value: each,
                label: (
                  <span className="figures">
                    {each === 'soon' && <span className="max-sm:sr-only">Next </span>}
                    {GROUP_LABELS[each]} <span className="ml-1">{groups[each].count}</span>
                  </span>
                ),
              }))}
            />
            {rows.length > 0 && (
              <OwedList key={group} {...{ rows, left, tick }} total={groups[group].count} />
            )}
            {isEmpty ? (
              <EmptyState
                icon={<CircleCheck />}
                title={group === 'overdue' ? 'Nothing is overdue' : 'Nothing due then'}
              >
                Reminders go out automatically 60, 52 and 45 days before a retreat, and the day after a
                balance was due.
              </EmptyState>
            ) : (
              <AskGuests guests={ticked} />
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}

/**
 * Preview of the reminder email and the button that sends it to the ticked guests. It asks for confirmation and names those reminded
 * lately.
 */
function AskGuests({ guests }: { guests: readonly OwedGuest[] }) {
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
  const lately = remindedLately(guests, useToday())
  const [first] = guests
  const sent = ask.data?.results.filter(({ outcome }) => outcome === 'sent').length ?? 0
  return (
    <section aria-labelledby="ask-title" className="flex max-w-2xl flex-col gap-4">
      <h2 id="ask-title" className="sr-only">
        Remind them
      </h2>
      <div className="rounded-lg bg-cream px-4 py-3.5" hidden={!first}>
        <p className="font-semibold">
          Each guest gets this email. Who booked for others gets one for all of them.
        </p>
        <p className="figures mt-1 text-sm">“{first && mailText(first)}”</p>
        {words === null ? (
          <button type="button" className={`${linkStyle} min-h-11`} onClick={() => setWords('')}>
            Add your own words
          </button>
        ) : (
          <TextArea
            label="Your own words"
            optional
            hint="They appear below the link in each of these emails."
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
          title={counted(sent, 'guest is reminded', 'guests are reminded')}
        >
          {leftOutText(ask.data.results, ask.variables)}
        </Notice>
      )}
      {ask.error && (
        <Notice tone="danger" live="alert" title="Not all emails were sent">
          {errorText(ask.error, 'No connection.')} Send again: guests who got it today are left out.
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
        title={`Write to ${counted(guests.length, 'guest')}?`}
        description={`They owe ${formatEuros(sumEuros(guests.map(({ amount }) => amount)))}. The email goes out straight away.`}
        confirmLabel={guests.length === 1 ? 'Send 1 email' : 'Send the emails'}
        cancelLabel="Not now"
        busy={ask.isPending}
        busyLabel="Sending..."
        onConfirm={() => ask.mutate(guests)}
      >
        {lately.length > 0 && (
          <Notice tone="warning">{namesText(lately)} got an email about it in the last 7 days.</Notice>
        )}
      </AlertDialog>
    </section>
  )
}

/** Returns the guests reminded within the last `REMINDED_LATELY_DAYS` days. */
function remindedLately(guests: readonly OwedGuest[], today: string): OwedGuest[] {
  return guests.filter(
    ({ remindedAt }) =>
      remindedAt !== null && daysBetween(banjulDay(new Date(remindedAt)), today) < REMINDED_LATELY_DAYS,
  )
}

/** Returns the first words of the reminder email to a guest who booked alone. */
function mailText(guest: OwedGuest): string {
  const retreat = guest.retreatDate ?? 'your retreat'
  const owed = owedMailText(guest, { retreat, overdue: guest.daysLate > 0 })
  return `${owed}. Pay it here by card or transfer: …`
}

/** Joins names: "Zoë Peeters", "Zoë Peeters and Karim El Idrissi", "Zoë Peeters, Karim El Idrissi and 3 more". */
function namesText(guests: readonly Pick<OwedGuest, 'name'>[]): string {
  const names = guests.map(({ name }) => name)
  const shown = names.length <= 3 ? names : [...names.slice(0, 2), `${names.length - 2} more`]
  return listed(shown)
}

const LEFT_ALONE: Record<Exclude<AskedOutcome, 'sent'>, string> = {
  not_owed: 'nothing left to pay',
  changed: 'the amount has changed',
  sent_before: 'already reminded today',
  retreat_over: 'the retreat is over',
  no_address: 'no email address',
}

/** Returns one sentence for each reason why guests got no reminder: "Karim El Idrissi: nothing left to pay." */
function leftOutText(
  results: readonly { leadId: string; outcome: AskedOutcome }[],
  guests: readonly OwedGuest[],
): string {
  const sentences = keysOf(LEFT_ALONE).flatMap((kind) => {
    const ids = results.filter(({ outcome }) => outcome === kind).map(({ leadId }) => leadId)
    const those = guests.filter(({ leadId }) => ids.includes(leadId))
    return those.length === 0 ? [] : [`${namesText(those)}: ${LEFT_ALONE[kind]}.`]
  })
  return sentences.join(' ')
}
