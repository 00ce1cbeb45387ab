import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuestPage } from '#domain/api/api-contract.ts'
import { api, errorText } from '#web/api/client.ts'
import { rowStyle } from '#web/features/admin/desk/group.tsx'
import { ShowMore, useScreenful } from '#web/features/admin/desk/show-more.tsx'
import { useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { deskTime } from './desk-time.ts'
import { FoldingSection, sheetStyle } from './folding-section.tsx'
import { guestQuery } from './guest-query.ts'

/** The id of the field, for whatever leads to it. */
export const NOTE_FIELD = 'note'
const FIRST = 5

/** The operator's own notes about a guest: added, and never altered. */
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
  const { shown, left, showMore } = useScreenful(notes, FIRST)
  return (
    <FoldingSection
      title="Notes"
      fact={notes.length === 0 ? 'none yet' : notes.length}
      open={open}
      onToggle={onToggle}
    >
      <div className={sheetStyle}>
        {shown.map(({ id, at, by, text }) => (
          <div key={id} className={rowStyle}>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="figures text-sm text-ink-soft">
              {deskTime(at)} · {by}
            </p>
          </div>
        ))}
        <ShowMore left={left} total={notes.length} onMore={showMore} />
        <NoteForm bookingId={bookingId} />
      </div>
    </FoldingSection>
  )
}

function NoteForm({ bookingId }: { bookingId: string }) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  useUnsaved(() => text.trim() !== '')
  const add = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/bookings/{bookingId}/notes', { params: { bookingId }, body: { text } }),
    onSuccess: async () => {
      setText('')
      await queries.invalidateQueries({ queryKey: guestQuery(bookingId).queryKey })
    },
  })
  const failure = add.error && errorText(add.error, 'No connection. Your note is still here.')
  return (
    <form
      noValidate
      className={`${rowStyle} flex flex-col gap-3`}
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(text.trim() === '')
        if (text.trim() !== '' && !add.isPending) add.mutate()
      }}
    >
      <TextArea
        id={NOTE_FIELD}
        label="Write a note"
        hint="Guests do not see it, but it is in the file when one asks for all their data."
        rows={2}
        maxLength={2000}
        value={text}
        error={isEmpty ? 'Write something' : (failure ?? undefined)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" variant="secondary" className="self-start" busy={add.isPending}>
        Keep the note
      </Button>
    </form>
  )
}
