import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { BankLineView, GuessView, MatchedLineView } from '#domain/bank-import/bank-import.ts'
import { leftOf } from '#web/features/admin/bank-line-texts.ts'
import type { ButtonLook } from '#web/ui/form/button-style.ts'
import { Button } from '#web/ui/form/button.tsx'
import { WhoseLine } from './match-bank-line.tsx'

/** Matches a bank line to one guest or splits it between several. `renderRow` renders the line with these buttons. */
export function MatchLine({
  line,
  left = line.amount,
  guesses,
  shares = [],
  hidden = false,
  more,
  renderRow,
}: {
  line: BankLineView
  /** Part of the line that is to be matched, in euros; by default all of it. */
  left?: number
  guesses: readonly GuessView[]
  shares?: MatchedLineView['shares']
  /** True once nothing more can be done with the line here. */
  hidden?: boolean
  /** Other actions. */
  more?: ReactNode
  renderRow: (buttons: ReactNode) => ReactNode
}) {
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
    <Button
      variant={variant}
      size="sm"
      aria-expanded={open === way}
      aria-controls={id}
      onClick={() => setOpen(open === way ? null : way)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {renderRow(
        <div
          hidden={hidden}
          className="relative z-10 mt-1 -ml-1 flex flex-wrap items-center gap-x-1 max-sm:gap-x-0 max-sm:*:px-2"
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
        </div>,
      )}
      <div id={id} ref={panel} className="scroll-mb-44 lg:scroll-mb-24">
        {open && !hidden && (
          <WhoseLine
            {...{ line, left, guesses, shares }}
            splits={open === 'split'}
            onUnsplit={() => setOpen('match')}
          />
        )}
      </div>
    </>
  )
}
