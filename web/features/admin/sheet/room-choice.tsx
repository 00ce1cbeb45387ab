import { GuestNote } from './guest-note.tsx'
import { Missing } from './missing.tsx'
import { useArrange, type SheetRow } from './sheet-query.ts'
import { SmallSelect } from './small-select.tsx'

/** A guest's room, roommate and room wish. */
export function RoomChoice(row: SheetRow) {
  const { room } = row.guest
  return (
    <div className="min-w-0">
      {room === 'shared' && <Roommate {...row} />}
      {room === 'private' && 'Private'}
      {room === null && <Missing>Not known</Missing>}
      <GuestNote {...row} note="roomWish" />
    </div>
  )
}

function Roommate({ sheet, guest }: SheetRow) {
  const arrange = useArrange({ sheet, guest })
  const chosen = arrange.isPending ? (arrange.variables.roommateId ?? null) : guest.roommateId
  const mate = sheet.guests.find(({ leadId }) => leadId === chosen)
  const others = sheet.guests.filter(({ leadId, room }) => room === 'shared' && leadId !== guest.leadId)
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
