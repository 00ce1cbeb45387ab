import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatEuros, formatEurosInFull, readEuros, sumEuros, typedEuros } from '#domain/base/money.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { GuestPage, LedgerLine } from '#domain/contract/api-contract.ts'
import { entryOutcome } from '#domain/payment/hand-entry.ts'
import type { HandMethod } from '#domain/payment/ledger.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { ConfirmRepeat, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { ActionBar, fieldErrorsOf, SumTable } from '#web/features/admin/kit/form/form-page.tsx'
import { useUnsaved } from '#web/features/admin/kit/form/unsaved.tsx'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { unreceivedOf } from '#web/features/admin/money/admin-payments.ts'
import { entryStore } from '#web/features/admin/money/entry-store.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Checkbox, Segmented } from '#web/ui/form/choices.tsx'
import { EUROS, TextArea, TextField } from '#web/ui/form/text-field.tsx'
import { RejectTransfer } from './reject-transfer.tsx'
import {
  entrySums,
  lacksOnlyFees,
  recordedElsewhereText,
  sharedSums,
  useRecording,
  type GuestLine,
} from './use-recording.tsx'

const METHODS = [
  { value: 'bank_transfer', label: 'Transfer' },
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
] as const satisfies readonly { value: HandMethod; label: string }[]

/** Returns for whom a payment is that is for several: "for both". */
function forAllText(count: number): string {
  return count === 2 ? 'for both' : 'for all of them'
}

/** Returns how many of a group have a place. */
function stayingOf(group: GuestPage['group']): number {
  return group?.travellers.filter(({ status }) => holdsPlace(status)).length ?? 0
}

/** Returns what those have to pay who reported a transfer together, in euros; 0 if others of the group owe something too. */
function sharedOwes({ group }: GuestPage, { amount, others }: NonNullable<GuestLine['partOf']>): number {
  return group && stayingOf(group) === others.length + 1 ? sumEuros([amount, group.leftToPay]) : 0
}

const actionStyle = 'min-h-11 font-semibold text-teal-deep underline-offset-4 hover:underline'

/** Form for the amount, method and day of a payment, with a live preview of what it changes on the booking. */
export function EnterPaymentForm({
  guest,
  group,
  report,
  onDone,
}: {
  guest: GuestPage
  /** The guest's group, if the payment is for all of them. */
  group: GuestPage['group']
  /** Reported transfer that prefills the form and that a recorded bank transfer settles. */
  report: GuestLine | null
  onDone: () => void
}) {
  const { lead, money, mailsGoTo } = guest
  // Kept, like the proposed amount, while the report disappears.
  const [shared] = useState(report?.partOf ?? null)
  const name = nameOrAddress(lead, 'No name')
  const today = useToday()
  // Kept in state because the report disappears when rejected, and the prefilled amount must not then count as typed.
  const [proposed] = useState(() => {
    const [only, ...others] = group?.payable ?? []
    const amount = shared?.amount ?? report?.amount ?? (others.length > 0 ? undefined : only)
    return amount === undefined ? '' : typedEuros(amount)
  })
  const [typed, setTyped] = useState(proposed)
  const [method, setMethod] = useState<HandMethod>('bank_transfer')
  const [receivedOn, setReceivedOn] = useState(today)
  const [note, setNote] = useState<string | null>(null)
  // A shortfall of up to €5 is taken for bank fees, so confirming is on by default.
  const [confirms, setConfirms] = useState(true)
  const [tried, setTried] = useState(false)
  const queries = useQueryClient()
  const saved = useUnsaved(() => typed !== proposed || Boolean(note?.trim()))
  const amount = readEuros(typed)
  const outcome = amount === null || group || shared ? null : entryOutcome(amount, money)
  const mayConfirm =
    outcome?.mayConfirm ?? (amount !== null && report !== null && lacksOnlyFees(amount, report))
  const how = { method, receivedOn, ...(note?.trim() && { note }) }
  const { record, elsewhere, repeated, accept } = useRecording({
    guest,
    report,
    how,
    forGroup: group !== null || shared !== null,
    confirm: confirms && mayConfirm,
    onRecorded: entered,
  })
  function leave() {
    saved()
    onDone()
  }
  async function entered(line: LedgerLine) {
    entryStore.add(line)
    // The page that the operator returns to must show the new state.
    await queries.invalidateQueries({ refetchType: 'all' })
    leave()
  }
  const changed = elsewhere &&
    amount !== null && {
      title: 'This booking has changed since you opened it',
      text: <p className="figures">{recordedElsewhereText(elsewhere)}</p>,
      yes: `Record ${formatEurosInFull(amount)} anyway`,
      onYes: () => record.mutate({ amount, asked: accept(elsewhere), confirmRepeat: true }),
    }
  const question =
    changed ||
    (repeated && {
      title: repeated.title,
      text: <p className="figures">{repeated.detail}</p>,
      yes: 'Record it anyway',
      onYes: () => record.variables && record.mutate({ ...record.variables, confirmRepeat: true }),
    })
  /** Button for a likely amount, which saves typing. */
  const chip = (euros: number, what = '') => (
    <button
      key={euros}
      type="button"
      onClick={() => setTyped(typedEuros(euros))}
      className="figures min-h-11 rounded-full border border-line-strong bg-white px-4 text-sm font-semibold hover:bg-cream"
    >
      {formatEuros(euros)} {what}
    </button>
  )
  const owes = shared ? sharedOwes(guest, shared) : unreceivedOf(lead)
  const count = shared ? shared.others.length + 1 : stayingOf(group)
  const from = group || shared ? forAllText(count) : `from ${name}`
  const reported = shared?.amount ?? report?.amount
  const errors = fieldErrorsOf(record.error)
  const shortOfDeposit = outcome?.shortOfDeposit ?? sumEuros([reported ?? 0, -(amount ?? 0)])
  const lines =
    (amount !== null && shared && sharedSums(amount, shared.amount)) ||
    (amount !== null && outcome && entrySums(amount, outcome, lead.quote?.balanceDueOn ?? null))
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (amount !== null && !elsewhere) record.mutate({ amount })
      }}
    >
      <div className="flex flex-col gap-2">
        <TextField
          label="Amount received"
          {...EUROS}
          className="figures [&_input]:text-2xl [&_input]:font-bold"
          value={typed}
          error={tried && amount === null ? 'Type an amount, for example 199.50' : errors.get('amount')}
          onChange={(event) => {
            record.reset()
            setTyped(event.target.value)
          }}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap gap-2">
          {reported !== undefined && chip(reported, 'reported')}
          {group?.payable.map((euros) => chip(euros))}
          {!group && owes > 0 && owes !== reported && chip(owes, 'left to pay')}
        </div>
      </div>
      <Segmented legend="How" name="method" value={method} onChoose={setMethod} choices={METHODS} />
      <TextField
        label="When"
        type="date"
        max={today}
        value={receivedOn}
        error={errors.get('receivedOn')}
        onChange={(event) => setReceivedOn(event.target.value)}
      />
      {note !== null && (
        <TextArea
          label="Note"
          hint="Only you see it"
          rows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-x-4">
        {note === null && (
          <button type="button" className={actionStyle} onClick={() => setNote('')}>
            Add a note
          </button>
        )}
        {report && <RejectTransfer payment={report} mailsGoTo={mailsGoTo} onDone={onDone} />}
        {money.refundable > 0 && (
          <Link
            to={`/admin/guests/${lead.id}/refund`}
            replace
            className={`${actionStyle} inline-flex items-center`}
          >
            Refund money
          </Link>
        )}
      </div>
      {amount !== null && lines && (
        <SumTable lines={lines}>
          {mayConfirm && (
            <Checkbox
              label={<b>{shared ? 'Confirm the places anyway' : 'Confirm the place anyway'}</b>}
              hint={`The ${formatEuros(shortOfDeposit)} is added to the balance.`}
              checked={confirms}
              onChange={(event) => setConfirms(event.target.checked)}
            />
          )}
        </SumTable>
      )}
      <p className="text-sm text-ink-soft">
        {mailsGoTo
          ? `We email ${mailsGoTo.name} the receipt ${UNDO_SECONDS} seconds after you press. Undo until then.`
          : `There’s no email address, so no email goes out. The guest’s page shows the receipt ${UNDO_SECONDS} seconds after you press. Undo until then.`}
        {lead.status === 'expired' && ' The place was released: we book it again if one is free.'}
        {lead.status === 'cancelled' && ' The booking is cancelled, so the money is listed to refund.'}
      </p>
      <CallFailure
        title="Nothing was recorded"
        error={!repeated && errors.size === 0 ? record.error : null}
      />
      {question && (
        <ConfirmRepeat {...question} busy={record.isPending}>
          <SmallButton disabled={record.isPending} onClick={leave}>
            Don’t record it
          </SmallButton>
        </ConfirmRepeat>
      )}
      {!elsewhere && !repeated && (
        <ActionBar onLaptop="static">
          <Button type="submit" wide busy={record.isPending} busyLabel="Recording...">
            {amount === null ? 'Record it' : `Record ${formatEurosInFull(amount)} ${from}`}
          </Button>
        </ActionBar>
      )}
    </form>
  )
}
