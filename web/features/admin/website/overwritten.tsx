import { Info } from 'lucide-react'

/** Says that another device has changed a text since. */
export function Overwritten() {
  return (
    <p className="flex gap-2 rounded-lg border border-line bg-white p-3 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
      You have changed this on another device since. Its words are in the draft now; those from this device
      will be in History.
    </p>
  )
}
