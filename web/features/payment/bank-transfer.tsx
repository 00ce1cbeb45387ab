import { Landmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { isWorkingDay, workingDayAfter } from '#domain/payment/overdue-transfer.ts'
import { TRANSFER_REDIRECT_MS } from '#domain/site/timings.ts'
import { errorText, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { Skeleton } from '#web/ui/page/loading.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { PaymentCalls } from './checkout-calls.ts'
import type { PaymentOption } from './choice/payment-options.ts'
import type { PayableBooking } from './payment-page.ts'

/** The transfer as a QR code for banking apps. If it fails to load nothing is shown, because the details stand beside it. */
function TransferCode({ calls, option }: { calls: PaymentCalls; option: PaymentOption }) {
  const { svg, failed } = useTransferCode(calls, option)
  if (failed) return null
  return (
    <figure className="flex flex-wrap items-center gap-4 self-start lg:flex-col lg:items-start">
      {svg ? (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={`QR code of the transfer of ${formatEuros(option.now)}`}
          width={208}
          height={208}
          className="size-44 shrink-0 rounded-md lg:size-52"
        />
      ) : (
        <Skeleton className="size-44 shrink-0 lg:size-52" />
      )}
      <figcaption className="min-w-0 grow basis-32 text-sm text-ink lg:basis-auto">
        <p className="font-semibold">Or scan it in your banking app</p>
        <p>It fills in the account, the amount and the reference.</p>
        <p className="mt-1 lg:hidden">Banking on this phone? Take a screenshot and open it in the app.</p>
      </figcaption>
    </figure>
  )
}

/** The delay before a code is requested, in milliseconds, so that typing an amount does not request one per digit. */
const TYPING_MS = 300

function useTransferCode(calls: PaymentCalls, option: PaymentOption) {
  const [code, setCode] = useState({ svg: '', failed: false })
  useEffect(() => {
    const leaving = new AbortController()
    const ask = () =>
      void calls.transferCode(option, leaving.signal).then(
        ({ svg }) => setCode({ svg, failed: false }),
        () => !leaving.signal.aborted && setCode({ svg: '', failed: true }),
      )
    const timer = setTimeout(ask, option.isPart ? TYPING_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `calls` is a new object at every render, but belongs to one booking
  }, [calls.choiceKey, option.type, option.now])
  return code
}

/**
 * The account to transfer to, with a row to copy for each field of a bank's form, and when the money will arrive. The server gives it only
 * for a placed order: it is loaded again if this page was rendered before that.
 */
export function BankTransfer({
  calls,
  page: { bank, texts },
  option,
  now,
  isHeldForGuest,
  places,
}: Pick<PayableBooking, 'calls' | 'page' | 'now'> & {
  option: PaymentOption
  /** True if the guest pays for a place that is held only for a time. */
  isHeldForGuest: boolean
  /** How many places the payment is for. */
  places: number
}) {
  const { revalidate } = useRevalidator()
  const isMissing = bank === null
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate])
  if (bank === null || option.reference === null) return <Skeleton className="h-80 rounded-[1.25rem]" />
  const today = banjulDay(now)
  const arrives = formatShortDay(workingDayAfter(today, bank.longestTransferDays))
  return (
    <section
      key={`${option.type} ${option.now}`}
      aria-labelledby="transfer-title"
      className="grid gap-4 rounded-[1.25rem] bg-cream p-4 text-ink lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-x-6 lg:p-6"
    >
      <div className="lg:col-span-2">
        <h2 id="transfer-title" className="text-xl lg:text-2xl">
          Send {formatEuros(option.now)} to this account
        </h2>
        <p className="mt-1.5 text-sm">
          <Unbroken text={texts.transferIntro} />
        </p>
      </div>
      <dl className="self-start overflow-hidden rounded-lg border border-line bg-white text-ink">
        <CopyRow label="Amount" value={formatEuros(option.now)} text={String(option.now)} />
        <CopyRow label="Account holder" value={bank.accountHolder} />
        <CopyRow label="IBAN" value={bank.iban} text={bank.ibanCompact} />
        <CopyRow label="Payment reference" note=" (copy exactly)" value={option.reference} />
      </dl>
      <TransferCode calls={calls} option={option} />
      <FoldedRows className="lg:col-span-2">
        <FoldedRow title="BIC and bank" gist={`${bank.bic}, ${bank.bankName}`}>
          <dl>
            <CopyRow label="BIC" value={bank.bic} />
            <CopyRow label="Bank" value={bank.bankName} />
          </dl>
        </FoldedRow>
      </FoldedRows>
      <p className="figures flex gap-2.5 text-sm lg:col-span-2">
        <Landmark aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />
        <span>
          <strong className="font-semibold">
            {isWorkingDay(today)
              ? `Send it today and it should arrive by about ${arrives}.`
              : `Banks are closed at the weekend. Send it today anyway: it should arrive by about ${arrives}.`}
          </strong>
          {isHeldForGuest &&
            (places > 1
              ? ' Once you tell us and confirm your email address, we hold your places while it’s on its way.'
              : ' Once you tell us and confirm your email address, we hold your place while it’s on its way.')}
        </span>
      </p>
    </section>
  )
}

function CopyRow({
  label,
  note,
  value,
  text = value,
}: {
  label: string
  note?: string
  value: string
  text?: string
}) {
  return (
    <div className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1.5 border-line py-1.5 pr-2 pl-3.5 not-first:border-t max-[16rem]:grid-cols-1">
      <dt className="text-xs leading-tight text-balance text-ink-soft">
        {label}
        {note}
      </dt>
      <dd className="figures leading-snug font-semibold wrap-anywhere">{value}</dd>
      <dd className="min-[16rem]:col-start-2 min-[16rem]:row-span-2 min-[16rem]:row-start-1">
        <CopyButton text={text} what={label} />
      </dd>
    </div>
  )
}

const SENT = {
  title: 'Payment Confirmation Sent',
  description: "We've notified our team about your payment. You'll receive a booking confirmation soon.",
}

export type TransferReport = ReturnType<typeof useTransferReport>

/** Reports to the team that the transfer was made, then goes to the thank-you page. */
export function useTransferReport(calls: PaymentCalls) {
  const navigate = useNavigate()
  const call = useCall<{ mailed?: boolean }, PaymentOption>({
    call: calls.reportTransfer,
    onSuccess: () => void toasts.show(SENT),
  })
  const { isDone, error } = call
  const mailed = call.answer?.mailed
  const { to, leadId } = calls.afterReport
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate(to, { state: { leadId, mailed } }), TRANSFER_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate, to, leadId, mailed])
  return {
    report: call.run,
    busy: call.isPending,
    /** True once the transfer is reported and the browser is going to the thank-you page. */
    isDone,
    /** Why the transfer could not be reported; null if it was. */
    failure:
      error && !isLoggedOut(error)
        ? errorText(error, 'Check your connection and try again. This doesn’t affect your bank transfer.')
        : null,
  }
}
