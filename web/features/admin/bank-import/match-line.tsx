import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { formatEurosInFull } from '#domain/base/money.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import type { ButtonLook } from '#web/ui/form/button.tsx'
import { leftOf } from './bank-line-texts.ts'
import { BankText, dayText } from './bank-text.tsx'
import { SecondPayment, WhoseLine, type LineToMatch } from './whose-line.tsx'

/**
 * Row of a bank line with the buttons that match it to one guest or split it between several. The guest and purpose come first, if known,
 * or else the bank's text. `children` is the line's meaning.
 */
export function MatchLine({
  title,
  purpose,
  badge,
  before,
  note,
  hidden,
  second = [],
  more,
  children,
  ...matched
}: LineToMatch & {
  /** The matched guest. */
  title?: ReactNode
  /** Purpose of the payment and its retreat. */
  purpose?: ReactNode
  badge?: ReactNode
  /** Checkbox in front of the line. */
  before?: ReactNode
  note: string | null
  /** True once nothing more can be done with the line here. */
  hidden: boolean
  /** The guests whose money is recorded already, if the line may be a second payment of theirs. */
  second?: readonly { leadId: string; name: string; amount: number }[]
  /** Other actions. */
  more: ReactNode
  children: ReactNode
}) {
  const { line, left, shares } = matched
  const id = useId()
  const [open, setOpen] = useState<'match' | 'split' | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  // On a phone the panel would open out of view.
  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  // Shares that add up need no decision, so splitting them differently is the less prominent button.
  const addsUp = shares.length > 0 && leftOf(left, shares) === 0
  const button = (way: 'match' | 'split', label: string, variant: ButtonLook['variant']) => (
    <SmallButton
      variant={variant}
      aria-expanded={open === way}
      aria-controls={id}
      onClick={() => setOpen(open === way ? null : way)}
    >
      {label}
    </SmallButton>
  )
  return (
    <>
      <div className="figures relative flex gap-3 px-4 py-3">
        {before}
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-4">
            <p className="line-clamp-4 min-w-0 font-semibold wrap-anywhere">
              {title ?? (line.text || 'no text')}
            </p>
            <p className="shrink-0 font-bold">{formatEurosInFull(line.amount)}</p>
          </div>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
            <span className="min-w-0 wrap-anywhere">
              {purpose ?? dayText(line)}
              {note && ` · your note: “${note}”`}
            </span>
            {badge}
          </p>
          {children}
          <div
            hidden={hidden}
            className="relative z-10 mt-1 -ml-1 flex flex-wrap items-center gap-x-1 max-sm:gap-x-0 max-sm:*:px-1.5"
          >
            {shares.length > 0 ? (
              button('split', addsUp ? 'Split another way' : 'Split', addsUp ? 'quiet' : 'secondary')
            ) : (
              <>
                {button('match', 'Match to a guest', 'secondary')}
                {button('split', 'Split', 'quiet')}
              </>
            )}
            {more}
          </div>
          {second.length > 0 && <SecondPayment {...matched} of={second} />}
          <BankText {...line} />
        </div>
      </div>
      <div id={id} ref={panel} className="scroll-mb-44 lg:scroll-mb-24">
        {open && !hidden && (
          <WhoseLine {...matched} splits={open === 'split'} onUnsplit={() => setOpen('match')} />
        )}
      </div>
    </>
  )
}
