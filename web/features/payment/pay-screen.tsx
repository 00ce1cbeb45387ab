import { Banknote, Building2, EyeOff, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import { formatCents, formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { inWords } from '#domain/booking/traveller.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/terms/booking-terms.ts'
import { placeOrPlaces } from '#web/booking-status/together.ts'
import type { Method } from '#web/browser/payment-choice.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Organiser } from '#web/ui/page/organiser.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { BankTransfer, useTransferReport } from './bank-transfer.tsx'
import type { PaymentOption, PayableStatus } from './choice/payment-options.ts'
import type { ChosenPayment } from './choice/use-payment-choice.ts'
import { type HostedCheckout, HostedPageLink, TroubleNotice } from './hosted-checkout.tsx'
import { IfYouCancel } from './if-you-cancel.tsx'
import { PayBar, type Missing } from './pay-bar.tsx'
import { PaymentNotices } from './payment-notices.tsx'
import { holderOf, type PayableBooking, type PaymentPage } from './payment-page.ts'
import { PayerSummary, PaymentSummary } from './payment-summary.tsx'

/** Pays a booking that is already ordered: amount, method and one button that says what it does, without the texts of the order. */
export function PayScreen({
  page,
  booking,
  together,
  own,
  calls,
  payable,
  payment: { option, method, part },
  card,
  now,
  payer,
  chooser,
  cancelled,
  copy,
  onMissing,
}: PayableBooking & {
  /** The booking with what only its guest may see; null for a payer. */
  own: Booking | null
  payment: ChosenPayment
  card: HostedCheckout
  /** The choices of amount and method. */
  chooser: ReactNode
  /** The notice that the hosted page was left without paying; empty otherwise. */
  cancelled: ReactNode
  /** Who gets a copy of the order, if this page has just placed it; otherwise null. */
  copy: string | null
  onMissing: (missing: Missing) => void
}) {
  const transfer = useTransferReport(calls)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPlacedHere = copy !== null
  useEffect(() => {
    if (!wasPlacedHere) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [wasPlacedHere])
  const transferOption = method === 'bank_transfer' && option?.reference ? option : null
  // If a transfer was chosen before, in the order or before a reload, its details come first and the choices fold below them. A guest who
  // chooses it here keeps the choices in place.
  const [hasChosen, setChosen] = useState(false)
  const isTransferFirst = transferOption !== null && !hasChosen
  // A script repeats the choices that a browser restores after a reload; these do not count as the guest's.
  const byHand = ({ nativeEvent }: SyntheticEvent) => nativeEvent.isTrusted && setChosen(true)
  const online = method === 'bank_transfer' ? null : method
  const trouble = option && online ? card.troubleWith({ option, method: online }) : null
  const firstName = booking.firstName ?? 'your guest'
  const isOfOther = own?.group?.bookedByOther === true
  const placeOf = isOfOther ? firstName : null
  function pay(chosen: PaymentOption, by: Method) {
    // The receipt could not be sent to an invalid address.
    if (payer?.problem) onMissing('payerEmail')
    else if (by === 'bank_transfer') transfer.report(chosen)
    else card.start({ option: chosen, method: by })
  }
  const missingAmount = part?.kind === 'typed' ? 'partAmount' : 'paymentType'
  const isHeldForGuest = payer === null && booking.holdExpiresAt !== null
  const details = transferOption && (
    <BankTransfer
      {...{ calls, page, now, isHeldForGuest, places: together.length }}
      option={transferOption}
    />
  )
  return (
    <div className="page-column grid gap-4 pt-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-0 lg:pt-10">
      {payer ? (
        <PayerSummary {...{ booking, option }} text={page.texts.whatItIs} today={banjulDay(now)} />
      ) : (
        <PaymentSummary {...{ booking, together }} traveller={isOfOther ? own.name : null} />
      )}
      <div
        className={classNames(
          'min-w-0 grid-cols-1 content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-6',
          // On phones a payer's heading stands above the bill.
          payer ? 'contents' : 'grid',
        )}
      >
        {copy && (
          <Notice tone="success" live="status" title="Ordered">
            {copy}
          </Notice>
        )}
        {cancelled}
        <div className={payer ? 'max-lg:-order-2' : undefined}>
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
            {headingOf(payable, { option, payerOf: payer && firstName, placeOf, places: together.length })}
          </h1>
          {payer && payable !== 'reported' && (
            <p className="mt-1 wrap-anywhere text-ink-soft">
              {payable === 'balance'
                ? `This link pays the balance of ${firstName}’s retreat, and nothing else.`
                : `This link pays for ${firstName}’s place, and nothing else.`}
            </p>
          )}
          {booking.holdExpiresAt && (
            <p className="figures mt-1 text-ink-soft">
              {copy === null && 'Ordered. '}We’re holding{' '}
              {placeWords(together.length, { isPayer: payer !== null, placeOf })} until{' '}
              <strong className="font-semibold text-ink">
                <GuestTime at={new Date(booking.holdExpiresAt)} kept={booking.timeZone} />
              </strong>
              .
            </p>
          )}
        </div>
        <PaymentNotices {...{ booking, calls, payable, now, payer }} />
        {isTransferFirst ? (
          <>
            {details}
            <FoldedRows>
              <FoldedRow title="Pay another way instead" gist="Another amount, card, Bancontact or iDEAL.">
                <div onChange={byHand}>{chooser}</div>
              </FoldedRow>
            </FoldedRows>
          </>
        ) : (
          <>
            <div onChange={byHand}>{chooser}</div>
            {details}
          </>
        )}
        {option && own && (
          <IfYouCancel {...{ payable, option, now }} together={together.length === 1 ? [own] : together} />
        )}
        <Notes page={page} payerOf={payer && firstName} holder={holderOf(booking)} places={together.length} />
      </div>
      <PayBar
        {...{ option, method, card, transfer }}
        onPay={pay}
        onMissing={() => onMissing(option ? 'paymentMethod' : missingAmount)}
        cardNote={page.texts.cardNote}
      >
        {trouble && online && <TroubleNotice trouble={trouble} method={online} />}
        {online && card.stuckAt && <HostedPageLink key={card.stuckAt} url={card.stuckAt} method={online} />}
        {method === 'bank_transfer' && transfer.failure && (
          <Notice tone="danger" live="alert" title="We couldn’t record your transfer">
            {transfer.failure}
          </Notice>
        )}
      </PayBar>
    </div>
  )
}

/** Returns whose place or places are held. */
function placeWords(
  places: number,
  { isPayer, placeOf }: { isPayer: boolean; placeOf: string | null },
): string {
  return isPayer ? 'the place' : placeOrPlaces(placeOf, places)
}

function headingOf(
  payable: PayableStatus,
  {
    option,
    payerOf,
    placeOf,
    places,
  }: {
    option: PaymentOption | null
    payerOf: string | null
    /** The first name of another traveller whose place is paid; null for the own. */
    placeOf: string | null
    places: number
  },
): string {
  if (payable === 'reported') return payerOf ? `Pay for ${payerOf} by card` : 'Pay by card instead'
  if (payerOf && option) return `Pay ${formatEuros(option.now)} for ${payerOf}’s retreat`
  if (payerOf) return `Pay for ${payerOf}’s retreat`
  if (placeOf !== null)
    return payable === 'balance' ? `Pay the balance of ${placeOf}’s place` : `Pay for ${placeOf}’s place`
  if (payable === 'balance') return 'Pay your balance'
  return places > 1 ? 'Pay for your places' : 'Pay for your place'
}

/** What one traveller pays for arrival and departure, in cents. */
const AIRPORT_TAX = 2 * AIRPORT_TAX_EACH_WAY_CENTS

/** Short notes beside the payment. */
function Notes({
  page: { texts, demonstration },
  payerOf,
  holder,
  places,
}: {
  page: Pick<PaymentPage, 'texts' | 'demonstration'>
  /** How many travellers are paid for. */
  places: number
  /** The guest whose payment link this is; null for the guest. */
  payerOf: string | null
  /** What to call who has the place. */
  holder: string
}) {
  return (
    <ul className="figures grid gap-2 text-sm">
      {payerOf && (
        <>
          <Note icon={Undo2}>
            Only {holder} can cancel. We refund the card or account that you pay with
            {holder === payerOf ? `; for a bank transfer, we ask ${holder} for the account.` : '.'}
          </Note>
          <Note icon={EyeOff}>
            {capitalised(holder)} sees what was paid and how, but not your name, card or email address.
          </Note>
        </>
      )}
      {payerOf === null && (
        <Note icon={Banknote}>
          {texts.airportTax.title}: {texts.airportTax.text}
          {places > 1 &&
            ` For ${places === 2 ? 'both' : `all ${inWords(places)}`} of you that’s ${formatCents(places * AIRPORT_TAX)}.`}
        </Note>
      )}
      <Note icon={Building2}>
        You pay <Organiser plain className="inline" />
      </Note>
      {demonstration && (
        <Note icon={TriangleAlert} look="text-amber-deep">
          <strong className="font-semibold">{texts.demo.title}.</strong> {texts.demo.text}{' '}
          {texts.demo.warning}
        </Note>
      )}
    </ul>
  )
}

function Note({
  icon: Icon,
  look = 'text-teal-deep',
  children,
}: {
  icon: LucideIcon
  look?: string
  children: ReactNode
}) {
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${look}`} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
