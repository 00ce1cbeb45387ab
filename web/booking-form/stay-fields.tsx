import type { ReactNode } from 'react'
import { bookingFields } from '#domain/booking/booking-fields.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { useBookingField } from './use-booking-field.ts'

/** Under a heading that says it already, a group's legend is for screen readers alone. */
interface Legend {
  legend: string
  legendHidden?: boolean
}

/** The room; the price follows it, as its notes tell. */
export function RoomChoice({ notes, ...legend }: Legend & { notes: { shared: string; private: string } }) {
  const field = useBookingField()
  return (
    <ChoiceCards
      {...field('selectedRoom')}
      {...legend}
      columns="rows"
      choices={[
        { value: 'shared', title: 'Shared room', aside: <Note>{notes.shared}</Note> },
        { value: 'private', title: 'Private room', aside: <Note>{notes.private}</Note> },
      ]}
    />
  )
}

/** What the kitchen needs to know. `noDiet` is what this form calls "no special diet" (decision 0008). */
export function DietChoice({ noDiet, ...legend }: Legend & { noDiet: string }) {
  const field = useBookingField()
  const { choices, words } = bookingFields.selectedDiet
  return (
    <ChoiceCards
      {...field('selectedDiet')}
      {...legend}
      columns="rows"
      choices={choices.map((diet) => ({
        value: diet === 'no-diet' ? noDiet : diet,
        title: words[diet],
      }))}
    />
  )
}

/** What a choice costs, at the end of its row. */
function Note({ children }: { children: ReactNode }) {
  return <span className="text-sm font-normal text-ink-soft">{children}</span>
}

/** For kiters: the wetsuit that will be waiting for them, in the sizes that this form offers. */
export function WetsuitChoice({
  sizes,
  legendHidden = false,
}: {
  sizes: readonly string[]
  legendHidden?: boolean
}) {
  const field = useBookingField()
  const fit = bookingFields.selectedWetsuitGender
  return (
    <>
      <Segmented
        {...field('selectedWetsuitSize')}
        legend="Size"
        legendHidden={legendHidden}
        choices={sizes.map((size) => ({ value: size, label: size }))}
      />
      <Segmented
        {...field('selectedWetsuitGender')}
        legend="Fit"
        legendHidden={legendHidden}
        choices={fit.choices.map((value) => ({ value, label: fit.words[value] }))}
      />
    </>
  )
}
