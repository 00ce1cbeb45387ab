import { useEffect, useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { api } from '#web/api/client.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PaymentOption } from './payment-options.ts'

/** The transfer as a QR code for banking apps. It spares typing and nothing else: without it the details are there. */
export function TransferCode({ booking, option }: { booking: Booking; option: PaymentOption }) {
  const { svg, failed } = useTransferCode(booking.id, option.type)
  if (failed) return null
  return (
    <figure className="flex flex-col items-center gap-4 rounded-lg bg-cream p-4 sm:flex-row">
      {svg ? (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={`QR code of the transfer of ${formatEuros(option.now)}`}
          width={208}
          height={208}
          className="size-52 shrink-0 rounded-md"
        />
      ) : (
        <Skeleton className="size-52 shrink-0" />
      )}
      <figcaption className="text-sm text-ink">
        <p className="text-base font-semibold">Or scan it with your banking app</p>
        <p className="mt-1">
          Most European banking apps read this code and fill in the account, the amount and the reference.
        </p>
        <p className="mt-2 text-ink-soft">
          Is the app on this very phone? Take a screenshot and open it there, or copy the details above.
        </p>
      </figcaption>
    </figure>
  )
}

function useTransferCode(bookingId: string, paymentType: PaymentOption['type']) {
  const [code, setCode] = useState({ svg: '', failed: false })
  useEffect(() => {
    const leaving = new AbortController()
    api('GET', '/api/transfer-code/{bookingId}', {
      params: { bookingId },
      query: { paymentType },
      signal: leaving.signal,
    }).then(
      ({ svg }) => setCode({ svg, failed: false }),
      () => !leaving.signal.aborted && setCode({ svg: '', failed: true }),
    )
    return () => leaving.abort()
  }, [bookingId, paymentType])
  return code
}
