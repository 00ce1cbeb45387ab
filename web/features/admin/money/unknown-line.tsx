import { useId, useState, type ReactNode } from 'react'
import type { AssignedLine } from '#domain/bank-calls.ts'
import type { BankLineView, GuessView } from '#domain/bank-import.ts'
import { Button } from '#web/ui/button.tsx'
import { BankLineRow } from './bank-line-row.tsx'
import { WhoseLine } from './whose-line.tsx'

/** A line that names nobody, and the way to say whose it is. */
export function UnknownLine({
  line,
  guesses,
  note,
  onAssigned,
  children,
}: {
  line: BankLineView
  guesses: readonly GuessView[]
  note: string | null
  onAssigned?: (assigned: AssignedLine) => void
  /** What else can be done with it. */
  children?: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <BankLineRow line={line} note={note}>
        <div className="-ml-1 flex flex-wrap items-center gap-x-1">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Whose is it?
          </Button>
          {children}
        </div>
      </BankLineRow>
      <div id={id}>{open && <WhoseLine {...{ line, guesses, onAssigned }} />}</div>
    </li>
  )
}
