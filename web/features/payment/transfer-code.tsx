import { useEffect, useState } from 'react'
import { formatEuros } from '#domain/money.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PaymentCalls } from './payment-calls.ts'
import type { PaymentOption } from './payment-options.ts'

/** The transfer as a QR code for banking apps. It spares typing and nothing else: without it the details are there. */
export function TransferCode({ calls, option }: { calls: PaymentCalls; option: PaymentOption }) {
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
      <figcaption className="min-w-0 grow basis-32 text-sm text-ink">
        <p className="font-semibold">Or scan it in your banking app</p>
        <p>It fills in the account, the amount and the reference.</p>
        <p className="mt-1 lg:hidden">Is the app on this phone? Take a screenshot and open it there.</p>
      </figcaption>
    </figure>
  )
}

/** While an amount is typed, no code is asked for at every digit. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the calls of one booking, made anew by each rendering
  }, [calls.choiceKey, option.type, option.now])
  return code
}
