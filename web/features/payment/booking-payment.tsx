import { useRef, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Banknote, Building2, Clock, TriangleAlert } from 'lucide-react'
import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import { Card } from '#web/ui/card.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { timeLeft } from '#web/booking-status/time-left.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Organiser } from '#web/ui/page/organiser.tsx'
import { AmountChoice, OnlyAmount } from './amount-choice.tsx'
import { BalanceChoice } from './balance-choice.tsx'
import { balanceOffer, canBeParted, chosenPart } from './balance-part.ts'
import { BankTransfer } from './bank-transfer.tsx'
import { MethodChoice } from './method-choice.tsx'
import { cancelText, refundStepsOf } from './option-refund.ts'
import { PayerAddressField, type PayerAddress } from './payer-address.tsx'
import { PayBar, type Missing } from './pay-bar.tsx'
import type { PaymentCalls } from './payment-calls.ts'
import { paymentOptions, type PayStanding, type PaymentOption } from './payment-options.ts'
import type { BankDetails, PaymentPage, PaymentTexts } from './payment-page.ts'
import { PaymentSummary } from './payment-summary.tsx'
import { HostedPageLink, TroubleNotice } from './payment-trouble.tsx'
import { useHostedCheckout } from './use-hosted-checkout.ts'
import { usePaymentChoice } from './use-payment-choice.ts'
import { useTransferReport } from './use-transfer-report.ts'

const WHEN_PAID = {
  deposit: 'What we refund if you pay the deposit.',
  full: 'What we refund if you pay in full.',
  balance: 'What we refund once the balance is paid.',
}

const WHEN_PART = 'What we refund once this part is paid.'

/** What cancelling gives back once the chosen payment is made. */
function OptionRefundSteps({
  booking,
  option,
  now,
}: {
  booking: PayLinkView
  option: PaymentOption
  now: Date
}) {
  const steps = refundStepsOf(booking, option)
  if (steps.length === 0) return null
  return (
    <Card as="section">
      <h2 className="text-2xl">If you cancel</h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{option.isPart ? WHEN_PART : WHEN_PAID[option.type]}</p>
      <RefundSteps steps={steps} now={now} timeZone={booking.timeZone} />
      <RefundStepsNote steps={steps} />
    </Card>
  )
}

const HEADINGS: Record<PayStanding, string> = {
  unpaid: 'How much do you want to pay now?',
  balance: 'Pay your balance',
  reported: 'Pay by card instead',
}

/** Pays one booking: how much, then how, and one button that says what happens. */
export function BookingPayment({
  page,
  booking: shown,
  calls,
  standing,
  now,
  payer,
  children,
}: {
  page: Pick<PaymentPage, 'cancelled' | 'demonstration' | 'texts'> & { bank: BankDetails }
  booking: PayLinkView
  calls: PaymentCalls
  standing: PayStanding
  now: Date
  /** Where whoever pays for the guest wants the receipt; null for the guest. */
  payer: PayerAddress | null
  /** What is said below the heading. */
  children?: ReactNode
}) {
  const options = paymentOptions(shown, standing)
  // What cancelling refunds is told of the card payment alone: the reported transfer would be refunded besides.
  const booking = standing === 'reported' ? { ...shown, amountReported: 0 } : shown
  const only = options.length === 1 ? options[0] : undefined
  const choices = useRef<HTMLDivElement>(null)
  const offer = only && standing === 'balance' && canBeParted(only) ? balanceOffer(booking, only, now) : null
  const payment = usePaymentChoice(calls.choiceKey, options, choices, (all, part) =>
    offer ? chosenPart(offer, part) : all,
  )
  const { option, method } = payment
  const [asked, setAsked] = useState(false)
  const { revalidate } = useRevalidator()
  const card = useHostedCheckout(calls, () => void revalidate())
  const transfer = useTransferReport(calls)
  /** With an address that is none nobody leaves for the payment: the receipt would go nowhere. */
  const unlessMissing = (go: () => void) => {
    if (!payer?.problem) return go()
    setAsked(true)
    leadTo(choices.current, 'payerEmail')
  }
  const online = method === 'bank_transfer' ? null : method
  const trouble = option && online ? card.troubleWith({ option, method: online }) : null
  const timeZone = useTimeZone(booking.timeZone)
  const { texts } = page

  return (
    <div className="page-column grid gap-4 pt-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-0 lg:pt-10">
      <PaymentSummary booking={shown} />
      <div
        ref={choices}
        className="grid min-w-0 content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:gap-6"
      >
        {page.cancelled && (
          <Notice live="status" title="Payment Cancelled">
            You can continue with your payment below or choose a different option.{' '}
            {method && 'We kept your choice, and nothing was charged.'}
          </Notice>
        )}
        <h1 className="text-2xl lg:text-3xl">{HEADINGS[standing]}</h1>
        {children}
        {offer && (
          <BalanceChoice
            offer={offer}
            part={payment.part}
            onChoose={payment.choosePart}
            asked={asked}
            disabled={card.busy}
          />
        )}
        {!offer && only && <OnlyAmount option={only} />}
        {!only && (
          <AmountChoice
            options={options}
            chosen={option?.type ?? null}
            onChoose={payment.chooseType}
            disabled={card.busy}
            cancelText={(each) => cancelText(booking, each, timeZone)}
          />
        )}
        <MethodChoice
          chosen={method}
          onChoose={payment.chooseMethod}
          needsAmount={option === null && !only}
          disabled={card.busy}
          transferOffered={standing !== 'reported' && (option ?? only)?.reference !== null}
          isTransferReported={standing === 'reported'}
          transferDays={page.bank.transferDays}
          wallets={!page.demonstration}
        />
        {option && option.reference !== null && method === 'bank_transfer' && (
          <BankTransfer
            key={`${option.type} ${option.now}`}
            calls={calls}
            option={option}
            reference={option.reference}
            intro={texts.transferIntro}
            bank={page.bank}
            now={now}
          />
        )}
        {payer && (
          <PayerAddressField
            address={payer}
            firstName={booking.firstName ?? 'Your guest'}
            asked={asked}
            disabled={card.busy}
          />
        )}
        <PaymentNotes booking={booking} now={now} texts={texts} demonstration={page.demonstration} />
        {option && <OptionRefundSteps booking={booking} option={option} now={now} />}
      </div>
      <PayBar
        {...{ option, method }}
        card={{ ...card, start: (wish) => unlessMissing(() => card.start(wish)) }}
        transfer={{ ...transfer, report: (chosen) => unlessMissing(() => transfer.report(chosen)) }}
        typesPart={payment.part?.kind === 'typed'}
        cardNote={texts.cardNote}
        onMissing={(missing) => {
          setAsked(true)
          leadTo(choices.current, missing)
        }}
      >
        {trouble && online && <TroubleNotice trouble={trouble} method={online} />}
        {online && card.stuckAt && <HostedPageLink key={card.stuckAt} url={card.stuckAt} method={online} />}
        {method === 'bank_transfer' && transfer.failure && (
          <Notice tone="danger" live="alert" title="We could not note your transfer">
            {transfer.failure}
          </Notice>
        )}
      </PayBar>
    </div>
  )
}

/** The first choice that is still to be made, in view and ready for the keyboard. */
function leadTo(choices: HTMLElement | null, name: Missing): void {
  const input = choices?.querySelector<HTMLInputElement>(`[name=${name}]:enabled`)
  const group = input?.closest('fieldset') ?? input
  group?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}

/** What a guest should know beside the payment, one plain line each. */
function PaymentNotes({
  booking,
  now,
  texts,
  demonstration,
}: {
  booking: PayLinkView
  now: Date
  texts: PaymentTexts
  demonstration: boolean
}) {
  const heldUntil = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  return (
    <ul className="figures grid gap-2 text-sm">
      {heldUntil && (
        <Note icon={<Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />}>
          <strong className="font-semibold">
            Your place is held until <GuestTime at={heldUntil} kept={booking.timeZone} />
          </strong>
          : {timeLeft(heldUntil, now)}.
        </Note>
      )}
      <Note icon={<Banknote aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />}>
        {texts.airportTax.title}: {texts.airportTax.text}
      </Note>
      <Note icon={<Building2 aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />}>
        You pay <Organiser plain className="inline" />
      </Note>
      {demonstration && (
        <Note icon={<TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-deep" />}>
          <strong className="font-semibold">{texts.demo.title}.</strong> {texts.demo.text}
        </Note>
      )}
    </ul>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
