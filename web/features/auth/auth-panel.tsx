import { Check } from 'lucide-react'
import { eurosFromCents, formatEuros } from '#domain/base/money.ts'
import type { WaitingBooking } from '#domain/contract/waiting-booking.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { LatePicture } from '#web/shell/late-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { heroPhonePicture } from '#web/ui/media-files.ts'
import { quoteLines } from '#web/ui/quote-lines.ts'

/** The evening picture beside the forms on wide screens, with the order if there is one and four reasons to come. */
export function AuthPanel({
  title,
  benefits,
  booking,
}: {
  title: string
  benefits: string[]
  booking: WaitingBooking | null
}) {
  return (
    <aside
      aria-label={booking ? 'Your booking' : title}
      className="relative isolate hidden min-h-160 min-w-0 flex-col justify-end self-stretch overflow-hidden rounded-xl bg-sea-deep p-8 text-white lg:flex xl:p-10"
    >
      <LatePicture
        file={heroPhonePicture}
        sizes="(width < 64rem) 1px, 600px"
        className={classNames(
          'absolute inset-0 -z-10',
          booking ? '[&_img]:object-[50%_62%]' : '[&_img]:object-[50%_38%]',
        )}
      />
      {/* A shade behind the text only; the kite and the sky stay clear. */}
      <div
        className={classNames(
          'absolute inset-x-0 bottom-0 -z-10 bg-linear-to-t from-sea-deep to-transparent',
          booking ? 'h-4/5 via-sea-deep/90 via-70%' : 'h-1/2 via-sea-deep/85 via-65%',
        )}
      />
      {booking ? <Order booking={booking} /> : <h2 className="text-3xl">{title}</h2>}
      <ul className="mt-7 grid gap-x-6 gap-y-2.5 xl:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-amber" strokeWidth={3} />
            {benefit}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Order({ booking }: { booking: WaitingBooking }) {
  const deposit = {
    label: 'As a deposit',
    amount: formatEuros(eurosFromCents(DEPOSIT_CENTS)),
    weight: 'normal',
  }
  return (
    <>
      <p className="font-semibold text-amber">Your retreat</p>
      <h2 className="mt-1 text-3xl">{booking.selectedDate}</h2>
      <dl className="figures mt-5">
        {[...quoteLines(booking), deposit].map(({ label, amount, weight }) => (
          <div
            key={label}
            className={classNames(
              'flex items-baseline justify-between gap-6 border-b border-white/30 py-2.5 last:border-0',
              weight === 'total' && 'text-lg font-bold',
            )}
          >
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
