import { useId, useState, type ReactNode } from 'react'
import type { AssignedLine } from '#domain/bank-calls.ts'
import type { BankLineView, GuessView } from '#domain/bank-import.ts'
import { DoneMark } from '#web/features/admin/desk/done-mark.tsx'
import { ROW } from '#web/features/admin/desk/row-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { BankLineRow } from './bank-line-row.tsx'
import { WhoseLine } from './whose-line.tsx'

/** A line that names nobody, and the way to say whose it is. */
export function UnknownLine({
  line,
  guesses,
  note,
  isGone = false,
  onAssigned,
  children,
}: {
  line: BankLineView
  guesses: readonly GuessView[]
  note: string | null
  /** It is off its list, and nothing can be done with it here any more. */
  isGone?: boolean
  onAssigned?: (assigned: AssignedLine) => void
  /** What else can be done with it. */
  children?: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <li {...ROW}>
      <BankLineRow line={line} note={note}>
        {isGone && (
          <p className="flex min-h-11 items-center">
            <DoneMark />
          </p>
        )}
        <div hidden={isGone} className="-ml-1 flex flex-wrap items-center gap-x-1">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Match to a guest
          </Button>
          {children}
        </div>
      </BankLineRow>
      <div id={id}>{open && !isGone && <WhoseLine {...{ line, guesses, onAssigned }} />}</div>
    </li>
  )
}
