import { CloudOff } from 'lucide-react'
import type { AutosaveState } from './autosave.ts'

/** How the autosave stands: quietly while it works, and in so many words while it does not (decision 0008). */
export function SavedMark({ state }: { state: AutosaveState }) {
  return (
    <>
      {(state === 'saving' || state === 'saved') && (
        <p className="text-sm text-ink-soft">{state === 'saving' ? 'Saving…' : 'Saved'}</p>
      )}
      <output className="flex gap-2 text-sm text-ink empty:hidden">
        {state === 'failed' && (
          <>
            <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-deep" />
            <span>
              <strong className="font-semibold">Not saved with us yet.</strong> What you typed is kept on this
              device, and we try again.
            </span>
          </>
        )}
      </output>
    </>
  )
}
