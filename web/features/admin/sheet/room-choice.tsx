import type { SheetGuest } from '#domain/retreat/sheet-shapes.ts'
import { GuestNote } from './guest-note.tsx'
import { Missing } from './missing.tsx'
import { useArrange } from './sheet-query.ts'
import { SmallSelect } from './small-select.tsx'

/** A guest's room, roommate and room wish. */
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
      <GuestNote retreatId={retreatId} guest={guest} note="roomWish" />
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
