import { useId, useState, type ReactNode } from 'react'
import type { BankLineView, GuessView, MatchedLineView } from '#domain/bank-import.ts'
import { Button } from '#web/ui/button.tsx'
import { WhoseLine } from './whose-line.tsx'

/** Says whose a line is: of one guest, or split between several. `renderRow` gives the line itself, with these buttons under it. */
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
  /** What of it is to be matched, in euros: all of it unless said. */
  left?: number
  guesses: readonly GuessView[]
  shares?: MatchedLineView['shares']
  /** Nothing can be done with it here any more. */
  hidden?: boolean
  /** What else can be done with it. */
  more?: ReactNode
  renderRow: (buttons: ReactNode) => ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState<'match' | 'split' | null>(null)
  const button = (way: 'match' | 'split', label: string) => (
    <Button
      variant={way === 'match' ? 'secondary' : 'quiet'}
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
        <div hidden={hidden} className="relative z-10 mt-1 -ml-1 flex flex-wrap items-center gap-x-1">
          {button('match', 'Match to a guest')}
          {button('split', 'Split')}
          {more}
        </div>,
      )}
      <div id={id}>
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
