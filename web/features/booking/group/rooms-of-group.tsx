import { useFormContext, useWatch } from 'react-hook-form'
import { listed } from '#domain/base/wording.ts'
import { errorAt, FieldsIn, RoomChoice, type RoomNotes } from '#web/booking-form/booking-fields.tsx'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import { ChoiceCards, type Choice } from '#web/ui/form/choice-cards.tsx'
import { namesIn, pairings, pairsIn, roomingOf, type GroupValues } from './group-values.ts'

/** The rooms of a group: who share one, one for each, or as each chooses. Two who share have no other guest and pay no supplement. */
export function RoomsOfGroup({ notes }: { notes: RoomNotes }) {
  const { control, register, formState } = useFormContext<GroupValues>()
  const rooming = useWatch({ control, name: 'rooming' })
  const names = useWatch({ control, compute: namesIn })
  const paired = useWatch({ control, compute: pairsIn }).flat()
  const choosing = names
    .map((_, number) => number)
    .filter((number) => rooming !== '' && rooming !== 'private' && !paired.includes(number))
  return (
    <FormGroup title="Room Selection">
      <ChoiceCards
        {...register('rooming')}
        error={errorAt(formState.errors, 'rooming')}
        legend="Your rooms"
        legendHidden
        columns="rows"
        choices={[
          ...pairings(names.length).map((pairing) => sharedChoice(pairing, names, notes)),
          {
            value: 'private',
            title: 'A private room each',
            aside: <Note text={`${notes.roomPrivate} each`} />,
          },
          { value: 'each', title: 'Choose for each of you' },
        ]}
      />
      {choosing.map((number) => (
        <FieldsIn key={number} value={number === 0 ? '' : `others.${number - 1}.`}>
          <RoomChoice legend={number === 0 ? 'Your room' : `Room of ${names[number]}`} notes={notes} />
        </FieldsIn>
      ))}
    </FormGroup>
  )
}

/** Two of the travellers share a room, or all four share two. */
function sharedChoice(
  pairing: readonly (readonly [number, number])[],
  names: readonly string[],
  notes: RoomNotes,
): Choice {
  const [first = '', second] = pairing.map((pair) =>
    listed(pair.map((number) => (number === 0 ? 'You' : (names[number] ?? '')))),
  )
  return {
    value: roomingOf(pairing),
    ...wordsOf(names.length, first, second),
    aside: <Note text={notes.roomShared} />,
  }
}

/** Returns who shares a room: `first`, and of four also `second`. */
function wordsOf(travellers: number, first: string, second: string | undefined) {
  if (travellers === 2) return { title: 'Share a room together', description: `${first}, no other guests` }
  return second === undefined
    ? { title: first, description: 'Share a room, no other guests' }
    : {
        title: `${first} in one room, ${second} in the other`,
        description: 'Two shared rooms, no other guests',
      }
}

function Note({ text }: { text: string }) {
  return <span className="text-sm font-normal text-ink-soft">{text}</span>
}
