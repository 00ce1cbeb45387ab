import { useEffect, useRef, useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { PaymentBill, StickyAmounts } from './bill.tsx'
import { CardPayment } from './card-payment.tsx'
import { HoldNotice } from './hold-notice.tsx'
import { OptionTide } from './option-tide.tsx'
import { MethodChoice, OptionChoice, type Method } from './payment-choices.tsx'
import { paymentOptions } from './payment-options.ts'
import type { PaymentPage } from './payment-page.ts'

const ROOM_NAMES = { private: 'private room', shared: 'shared room' }

/** Pays one booking: how much, then how, and the whole time what it costs, now and later. */
export function BookingPayment({
  page,
  booking,
  standing,
  now,
}: {
  page: PaymentPage
  booking: Booking
  standing: 'unpaid' | 'balance'
  now: Date
}) {
  const options = paymentOptions(booking, standing)
  const [chosenType, chooseType] = useState<string | null>(null)
  const [method, chooseMethod] = useState<Method | null>(null)
  const choices = useRef<HTMLDivElement>(null)
  // Chosen before the page was hydrated: the radio itself has kept it.
  useEffect(() => {
    const chosen = choices.current?.querySelector<HTMLInputElement>('[name=paymentType]:checked')
    if (chosen) chooseType(chosen.value)
  }, [])
  const only = options.length === 1 ? options[0] : undefined
  const option = only ?? options.find(({ type }) => type === chosenType) ?? null
  const { texts } = page

  return (
    <div className="page-column py-8 sm:py-12">
      <PageHeading title={standing === 'balance' ? 'Pay your balance' : 'Payment'}>
        {booking.selectedDate}, {ROOM_NAMES[booking.selectedRoom ?? 'shared']}
      </PageHeading>
      <div className="mt-6 flex flex-col gap-3">
        {page.cancelled && (
          <Notice tone="warning" live="status" title="Payment Cancelled">
            You can continue with your payment below or choose a different option.
          </Notice>
        )}
        {page.demonstration && (
          <Notice tone="warning" title={texts.demo.title}>
            {texts.demo.text}
          </Notice>
        )}
        <HoldNotice booking={booking} now={now} />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <Card as="aside" aria-label="Your bill" className="lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1">
          <PaymentBill booking={booking} options={options} option={option} />
        </Card>
        <div ref={choices} className="flex min-w-0 flex-col gap-6 lg:row-start-1">
          {!only && (
            <OptionChoice booking={booking} options={options} chosen={chosenType} onChoose={chooseType} />
          )}
          <MethodChoice
            chosen={method}
            onChoose={chooseMethod}
            disabled={option === null}
            transferOffered={option === null || option.reference !== null}
          />
          {option && method === 'card' && (
            <CardPayment key={option.type} booking={booking} option={option} note={texts.cardNote} />
          )}
          {option && option.reference !== null && method === 'bank_transfer' && (
            <BankTransfer
              key={option.type}
              booking={booking}
              option={option}
              reference={option.reference}
              intro={texts.transferIntro}
              bank={page.bank}
            />
          )}
          {option && <OptionTide booking={booking} option={option} now={now} />}
          <Notice title={texts.airportTax.title}>{texts.airportTax.text}</Notice>
        </div>
      </div>
      <StickyAmounts option={option} total={formatEuros(options.at(-1)?.now ?? 0)} />
    </div>
  )
}
