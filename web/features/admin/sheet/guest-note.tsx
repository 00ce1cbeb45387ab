import { useState } from 'react'
import { MAX_ALLERGIES_LENGTH, MAX_WISH_LENGTH } from '#domain/retreat/sheet-shapes.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useArrange, type SheetRow } from './sheet-query.ts'

const NOTES = {
  roomWish: {
    label: 'Wish',
    add: 'Add a wish',
    about: (name: string) => `of ${name} for the room`,
    title: (name: string) => `What ${name} wishes for the room`,
    longest: MAX_WISH_LENGTH,
    hint: undefined,
  },
  allergies: {
    label: 'Allergies',
    add: 'Add allergies',
    about: (name: string) => `of ${name} for the kitchen`,
    title: (name: string) => `${name}’s allergies for the kitchen`,
    longest: MAX_ALLERGIES_LENGTH,
    hint: 'For example “no nuts”. The lodge sees this line without the name.',
  },
} as const

/** One-line note of the operator about a guest, opened for editing by a button. Printed only if there is one. */
export function GuestNote({ note, ...row }: SheetRow & { note: keyof typeof NOTES }) {
  const { guest } = row
  const [isOpen, setOpen] = useState(false)
  const arrange = useArrange(row)
  const { label, add, about, title, longest, hint } = NOTES[note]
  const written = guest[note]
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-my-1 flex min-h-11 py-2 max-w-full items-center text-left text-xs text-teal-deep underline-offset-4 wrap-anywhere hover:underline print:hidden"
      >
        {written ? `${label}: ${written}` : add}
        <span className="sr-only"> {about(guest.name)}</span>
      </button>
      {written && note === 'roomWish' && (
        <span className="hidden print:line-clamp-2 print:text-[8pt]">
          {label}: {written}
        </span>
      )}
      {written && note === 'allergies' && <b className="hidden wrap-anywhere print:block">{written}</b>}
      {isOpen && (
        <NoteDialog
          title={title(guest.name)}
          label={label}
          hint={hint}
          value={written ?? ''}
          longest={longest}
          busy={arrange.isPending}
          onClose={() => setOpen(false)}
          onSave={(text) => arrange.mutate({ [note]: text }, { onSuccess: () => setOpen(false) })}
        />
      )}
    </>
  )
}
