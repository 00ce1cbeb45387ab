import { Banknote, Building2, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PayLinkView } from '#domain/pay-link-calls.ts'
import { timeLeft } from '#web/booking-status/time-left.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Organiser } from '#web/ui/organiser.tsx'
import type { PaymentTexts } from './payment-page.ts'

/** What a guest should know beside the payment, one plain line each. */
export function PaymentNotes({
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
