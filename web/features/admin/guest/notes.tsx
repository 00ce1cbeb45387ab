import type { GuestPage } from '#domain/api/api-contract.ts'
import { api } from '#web/api/client.ts'
import { rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { useScreenful } from '#web/features/admin/kit/list/show-more.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { adminTime } from './admin-time.ts'
import { FoldingSection } from './folding-section.tsx'

/** Element id of the note field, for focusing it from elsewhere. */
export const NOTE_FIELD = 'note'
const FIRST = 5

/** The operator's notes about a guest. They can be added but not changed. */
export function Notes({
  bookingId,
  notes,
  open,
  onToggle,
}: {
  bookingId: string
  notes: GuestPage['notes']
  open: boolean
  onToggle: (open: boolean) => void
}) {
  const { shown, more } = useScreenful(notes, FIRST)
  return (
    <FoldingSection
      title="Notes"
      fact={notes.length === 0 ? 'none yet' : notes.length}
      open={open}
      onToggle={onToggle}
    >
      {shown.map(({ id, at, by, text }) => (
        <div key={id} className={rowStyle}>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          <p className="figures text-sm text-ink-soft">
            {adminTime(at)} · {by}
          </p>
        </div>
      ))}
      {more}
      <WordsForm
        className={rowStyle}
        id={NOTE_FIELD}
        label="Write a note"
        hint="Guests do not see it, but it is in the file when one asks for all their data."
        rows={2}
        maxLength={2000}
        empty="Write something"
        button="Keep the note"
        variant="secondary"
        send={(text) =>
          api('POST', '/api/admin/bookings/{bookingId}/notes', { params: { bookingId }, body: { text } })
        }
        otherwise="No connection. Your note is still here."
      />
    </FoldingSection>
  )
}
