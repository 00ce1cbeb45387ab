import { useState } from 'react'
import { banjulDay, formatDay, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { readEuros, sumEuros, centsFromEuros, formatCents, formatEuros } from '#domain/base/money.ts'
import { agreementSubject, type AgreementNews } from '#domain/booking/agreement-mail-text.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { missingDeposit } from '#domain/payment/balance.ts'
import { plannedRefundSteps, refundStepAt } from '#domain/refund/refund-steps.ts'
import { api, type AnswerAt } from '#web/api/client.ts'
import { guestPage } from '#web/features/admin/guest/guest-page.tsx'
import {
  failureOf,
  fieldErrorsOf,
  FormPage,
  SumTable,
  useDryRun,
  useFormAction,
  type SumLine,
} from '#web/features/admin/kit/form/form-page.tsx'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { SelectField } from '#web/ui/form/choices.tsx'
import { EUROS, TextField } from '#web/ui/form/text-field.tsx'
import { MailPreview } from './mail-preview.tsx'
import { draftOf, readPlan } from './plan-draft.ts'
import { PlanFields } from './plan-fields.tsx'

export const loader = reading('readGuestPage')

/** Page "Price and plan": lowers one guest's price with a reason, and sets when that guest pays. */
export default guestPage(PricePlanForm, {
  otherwise: { title: (name) => `${name}’s price`, notice: 'Nothing to change' },
})

/** The reasons offered; the guest reads the chosen one as a line of the price. */
const REASONS = ['Friend of a guest', 'Goodwill', 'Founding member', 'Something went wrong']
const OTHER = 'Another reason'

function PricePlanForm({ page: { lead, mailsGoTo } }: { page: GuestPage }) {
  const back = `/admin/guests/${lead.id}`
  const today = useToday()
  const name = lead.firstName ?? 'the guest'
  const reader = lead.group?.bookedByOther ? mailsGoTo?.name : name
  const params = { bookingId: lead.id }
  const [typed, setTyped] = useState('')
  const [choice, setChoice] = useState(REASONS[0] ?? OTHER)
  const [own, setOwn] = useState('')
  const [words, setWords] = useState<string | null>(null)
  const [draft, setDraft] = useState(() => draftOf(lead))
  const [isTried, setTried] = useState(false)
  const reduce = readEuros(typed)
  const reason = choice === OTHER ? own : choice
  const change = useFormAction({
    isChanged: () => typed !== '' || draft.isChanged || Boolean(words?.trim()),
    act: async () => {
      const said = { words: words ?? '' }
      if (reduce !== null) {
        const body = { reduce, reason, ...said, ...(draft.isChanged && { plan: plan.body }) }
        await api('POST', '/api/admin/bookings/{bookingId}/price', { params, body })
      } else
        await api('PUT', '/api/admin/bookings/{bookingId}/plan', { params, body: { ...plan.body, ...said } })
    },
    // No toast: the undo bar shows it.
    done: () => null,
    back,
  })
  const asked = useDryRun(
    change,
    ['/api/admin/bookings', lead.id, 'price'],
    reduce === null ? null : { reduce },
    (body, signal) => api('POST', '/api/admin/bookings/{bookingId}/price', { params, body, signal }),
  )
  const after = reduce === null ? unchangedPrice(lead) : asked.data
  // A missing deposit of a held place stays due first.
  const left = sumEuros([after?.balanceDue ?? lead.balanceDue, -missingDeposit(after?.lead ?? lead)])
  const around = { today, startsOn: lead.startsOn ?? '' }
  const plan = readPlan(draft, left, around)
  const isPlanWrong = draft.isChanged && (plan.missing !== 0 || plan.errors.size > 0)
  const isReasonMissing = reduce !== null && reason.trim() === ''
  const isAmountWrong = typed !== '' && reduce === null
  const errors = fieldErrorsOf(change.error ?? asked.error)
  const isNothing = reduce === null && !draft.isChanged
  const news = after && newsOf(lead, after, { reduce, reason, words: words?.trim() ?? '', left, draft, plan })
  return (
    <FormPage
      title="Price and plan"
      below={[lead.name, lead.retreatDate].filter(Boolean).join(' · ')}
      back={{ to: back, label: lead.name }}
      failure={errors.size > 0 ? null : failureOf('Nothing was changed', change.error ?? asked.error)}
      onSubmit={() => {
        setTried(true)
        if (!isNothing && !isPlanWrong && !isReasonMissing && !isAmountWrong && after) change.mutate()
      }}
      submit={{
        label: mailsGoTo ? `Change and email ${reader}` : 'Change',
        busy: change.isPending,
        busyLabel: 'Changing...',
        disabled: isNothing || isPlanWrong || isAmountWrong || !after,
        sendsTo: mailsGoTo?.email,
      }}
      keep="Discard"
      aside={
        news &&
        !isNothing && (
          <MailPreview
            {...{ lead, mailsGoTo, news, words }}
            subject={agreementSubject(news)}
            onWords={setWords}
          />
        )
      }
    >
      <section className="flex flex-col gap-4 rounded-lg border border-line bg-white p-4">
        <h2 className="text-lg">Lower the price</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Lower it by"
            {...EUROS}
            value={typed}
            error={isAmountWrong && isTried ? 'Type an amount, for example 100' : errors.get('reduce')}
            onChange={(event) => {
              change.reset()
              setTyped(event.target.value)
            }}
          />
          <SelectField
            label="Reason"
            options={[...REASONS, OTHER].map((value) => ({ value, label: value }))}
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          />
        </div>
        <p className="-mt-2 text-sm text-ink-soft">The guest reads the reason beside the price.</p>
        {choice === OTHER && (
          <TextField
            label="The reason, as the guest reads it"
            maxLength={500}
            value={own}
            error={isTried && isReasonMissing ? 'Say why: the guest reads it' : errors.get('reason')}
            onChange={(event) => setOwn(event.target.value)}
          />
        )}
        {after && <SumTable lines={priceSums(lead, after, name, today)} />}
      </section>
      {left > 0 && lead.startsOn !== null && lead.startsOn > around.today && (
        <PlanFields {...{ name, left, draft, around }} read={plan} onDraft={setDraft} />
      )}
    </FormPage>
  )
}

/** What a price results in, in euros. */
type PriceAfter = AnswerAt<'POST', '/api/admin/bookings/{bookingId}/price'>

function unchangedPrice(lead: Booking): PriceAfter {
  return { total: lead.quote?.total ?? 0, balanceDue: lead.balanceDue, refund: 0, lead }
}

/** Returns what the email will say. */
function newsOf(
  lead: Booking,
  after: PriceAfter,
  {
    reduce,
    reason,
    words,
    left,
    draft,
    plan,
  }: {
    reduce: number | null
    reason: string
    words: string
    left: number
    draft: ReturnType<typeof draftOf>
    plan: ReturnType<typeof readPlan>
  },
): AgreementNews {
  const agreed = after.lead.paymentPlan?.filter(({ open }) => open > 0) ?? []
  const typedParts = plan.body.parts.map(({ on, amount }) => ({ dueOn: on, amount }))
  const parts = draft.isChanged ? typedParts : agreed.map(({ dueOn, open }) => ({ dueOn, amount: open }))
  const dueOn = draft.isChanged && draft.way === 'one' ? draft.dueOn : (lead.quote?.balanceDueOn ?? null)
  return {
    lowered: reduce === null ? null : { by: reduce, reasons: reason.trim() === '' ? [] : [reason.trim()] },
    total: after.total,
    paid: sumEuros([lead.amountPaid, -after.refund]),
    refund: after.refund,
    refundWays: null,
    left,
    dueOn: parts.length > 1 ? null : dueOn,
    parts: parts.length > 1 ? parts : [],
    words,
  }
}

/** Returns what a new price does to what is left, to a refund now, and to the refund of a cancellation, before and after. In euros. */
function priceSums(lead: Booking, after: PriceAfter, name: string, today: CalendarDay): SumLine[] {
  const total = lead.quote?.total ?? 0
  return [
    { label: 'Price', amount: formatEuros(after.total), was: was(total, after.total) },
    { label: 'Paid', amount: formatEuros(sumEuros([lead.amountPaid])) },
    {
      label: 'Left to pay',
      amount: formatEuros(after.balanceDue),
      was: was(lead.balanceDue, after.balanceDue),
      isResult: true,
    },
    ...(after.total === total ? [] : [{ label: 'To refund now', amount: formatEuros(after.refund) }]),
    ...cancellationSum(lead, after.total, name, today),
  ]
}

function was(before: number, after: number): string | undefined {
  return before === after ? undefined : formatEuros(before)
}

/** Returns the refund of a cancellation in the next step in which the new price changes it; nothing if there is none. */
function cancellationSum(
  { submittedAt, startsOn, quote }: Booking,
  total: number,
  name: string,
  today: CalendarDay,
): SumLine[] {
  if (submittedAt === null || startsOn === null || !quote || total === quote.total) return []
  const stepsOf = (euros: number) =>
    plannedRefundSteps({ submittedAt: new Date(submittedAt), startsOn, paidCents: centsFromEuros(euros) })
  const before = stepsOf(quote.total)
  const after = stepsOf(total)
  const from = refundStepAt(after, startOfBanjulDay(today))
  if (from === -1) return []
  const index = after.findIndex((step, at) => at >= from && before[at]?.backCents !== step.backCents)
  const [old, step] = [before[index], after[index]]
  if (!old || !step || old.kind !== step.kind) return []
  // An end by day is the first instant after it.
  const lastDay = banjulDay(new Date(step.until.getTime() - 1))
  return [
    {
      label: `Refund if all is paid and ${name} cancels by ${formatDay(lastDay)}`,
      amount: formatCents(step.backCents),
      was: formatCents(old.backCents),
    },
  ]
}
