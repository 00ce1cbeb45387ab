import { LoaderCircle } from 'lucide-react'

/** A spinner of the text's size, beside a text that says what is happening. */
export function Spinner() {
  return (
    <span className="inline-flex">
      <LoaderCircle aria-hidden className="size-[1.15em] animate-spin" />
    </span>
  )
}
