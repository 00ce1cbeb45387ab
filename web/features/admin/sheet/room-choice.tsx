import { useState } from 'react'
import { MAX_WISH_LENGTH, type SheetGuest } from '#domain/sheet-shapes.ts'
import { Missing } from './missing.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useArrange } from './sheet-query.ts'
import { SmallSelect } from './small-select.tsx'

/** Which room a guest has, with whom, and what they wish for. */
export function RoomChoice({
  retreatId,
  guest,
  guests,
}: {
  retreatId: string
  guest: SheetGuest
  guests: readonly SheetGuest[]
}) {
  return (
    <div className="min-w-0">
      {guest.room === 'shared' && <Roommate retreatId={retreatId} guest={guest} guests={guests} />}
      {guest.room === 'private' && 'Private'}
      {guest.room === null && <Missing>Not known</Missing>}
      <Wish retreatId={retreatId} guest={guest} />
    </div>
  )
}

function Roommate({
  retreatId,
  guest,
  guests,
}: {
  retreatId: string
  guest: SheetGuest
  guests: readonly SheetGuest[]
}) {
  const arrange = useArrange(retreatId, guest)
  const chosen = arrange.isPending ? (arrange.variables.roommateId ?? null) : guest.roommateId
  const mate = guests.find(({ leadId }) => leadId === chosen)
  const others = guests.filter(({ leadId, room }) => room === 'shared' && leadId !== guest.leadId)
  return (
    <SmallSelect
      label={`${guest.name} shares a room with`}
      value={chosen ?? ''}
      shown={mate ? `with ${mate.name}` : <Missing>Alone</Missing>}
      isMissing={chosen === null}
      disabled={arrange.isPending}
      onChoose={(leadId) => arrange.mutate({ roommateId: leadId || null })}
    >
      <option value="">{chosen === null ? 'Alone, choose' : 'Alone'}</option>
      {others.map((other) => (
        <option key={other.leadId} value={other.leadId}>
          with {other.name}
          {other.roommateId !== null && other.leadId !== chosen && ', who has a roommate'}
        </option>
      ))}
    </SmallSelect>
  )
}

function Wish({ retreatId, guest }: { retreatId: string; guest: SheetGuest }) {
  const [isOpen, setOpen] = useState(false)
  const arrange = useArrange(retreatId, guest)
  const { name, roomWish } = guest
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-my-1 flex min-h-11 max-w-full items-center text-left text-xs text-teal-deep underline-offset-4 wrap-anywhere hover:underline print:hidden"
      >
        {roomWish ? `Wish: ${roomWish}` : 'Add a wish'}
        <span className="sr-only"> of {name} for the room</span>
      </button>
      {roomWish && <span className="hidden print:line-clamp-1 print:text-[7pt]">Wish: {roomWish}</span>}
      {isOpen && (
        <NoteDialog
          title={`What ${name} wishes for the room`}
          label="Wish"
          value={roomWish ?? ''}
          longest={MAX_WISH_LENGTH}
          busy={arrange.isPending}
          onClose={() => setOpen(false)}
          onSave={(text) => arrange.mutate({ roomWish: text }, { onSuccess: () => setOpen(false) })}
        />
      )}
    </>
  )
}
