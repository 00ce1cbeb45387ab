import { LoaderCircle } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

/** A spinner of the text's size; give it a label if no text beside it says what is happening. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={classNames('inline-flex', className)}>
      <LoaderCircle aria-hidden className="size-[1.15em] animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
