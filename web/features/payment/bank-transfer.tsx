import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { TRANSFER_REDIRECT_MS } from '#domain/timings.ts'
import { api, errorText, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { totalOf } from '#web/ui/quote-lines.ts'
import type { PaymentOption } from './payment-options.ts'
import type { BankDetails } from './payment-page.ts'
import { TransferCode } from './transfer-code.tsx'

const SENT = {
  title: 'Payment Confirmation Sent',
  description: "We've notified our team about your payment. You'll receive a booking confirmation soon.",
}

interface Transfer {
  booking: Booking
  option: PaymentOption
  reference: string
}

/** The account to transfer to, and the way to say that the transfer is made. */
export function BankTransfer({ intro, bank, ...transfer }: Transfer & { intro: string; bank: BankDetails }) {
  const { option, reference } = transfer
  const confirm = useConfirmTransfer(transfer)
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-2xl">Pay by bank transfer</h2>
      <p className="text-ink-soft">{intro}</p>
      <DescriptionList
        rows={[
          copied('Account holder', bank.accountHolder),
          copied('IBAN', bank.iban, bank.ibanCompact),
          copied('BIC', bank.bic),
          copied('Bank', bank.bankName),
          copied('Amount', formatEuros(option.now), String(option.now)),
          copied('Payment reference', reference),
        ]}
      />
      <TransferCode booking={transfer.booking} option={option} />
      {confirm.error && !isLoggedOut(confirm.error) && (
        <Notice tone="danger" live="alert" title="We could not note your transfer">
          {errorText(confirm.error, 'Please check your connection and try again.')}
        </Notice>
      )}
      {confirm.isDone ? (
        <Notice tone="success" live="status" title={SENT.title}>
          {SENT.description}
        </Notice>
      ) : (
        <Button size="lg" wide busy={confirm.isPending} busyLabel="Sending..." onClick={() => confirm.run()}>
          I Have Completed the Transfer
        </Button>
      )}
    </Card>
  )
}

function copied(label: string, value: string, text = value) {
  return { label, value, action: <CopyButton text={text} what={label} /> }
}

/** Tells the team that the transfer is made, and goes on to the thank-you page. */
function useConfirmTransfer(transfer: Transfer) {
  const navigate = useNavigate()
  const confirm = useCall({
    call: () => reportTransfer(transfer),
  })
  const { isDone } = confirm
  const leadId = transfer.booking.id
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate('/thank-you', { state: { leadId } }), TRANSFER_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate, leadId])
  return confirm
}

function reportTransfer({ booking, option, reference }: Transfer) {
  if (option.type === 'balance') {
    return api('POST', '/api/complete-payment/{bookingId}', { params: { bookingId: booking.id } })
  }
  const isDeposit = option.type === 'deposit'
  return api('POST', '/api/confirm-payment', {
    body: {
      leadId: booking.id,
      paymentType: option.type,
      paymentStatus: isDeposit ? 'deposit_paid' : 'fully_paid',
      depositAmount: isDeposit ? option.now : null,
      totalAmount: totalOf(booking),
      paymentReference: reference,
    },
  })
}
