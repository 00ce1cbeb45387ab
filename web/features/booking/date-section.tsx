import { ArrowUpRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RETREAT_DAYS, RETREAT_NIGHTS } from '#domain/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { useBookingField } from '#web/booking-form/use-booking-field.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards, type Choice } from '#web/ui/choice-cards.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import type { BookingTexts } from './booking-texts.ts'
import type { PlannedStay } from './cancellation-section.tsx'
import type { DateChoice, DateChoices } from './date-choices.ts'
import { dateRefundText } from './planned-refund.ts'

/** The next three retreats that can be booked; later ones unfold (decision 0002). */
export function DateSection({
  dates,
  stay,
  chat,
}: {
  dates: DateChoices
  stay: PlannedStay
  chat: BookingTexts['chat']
}) {
  const field = useBookingField()
  const selected = useWatch<BookingValues, 'selectedDate'>({ name: 'selectedDate' })
  const [unfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const showsLater = unfolded || dates.later.some((choice) => choice.label === selected)
  const shown = showsLater ? [...dates.offered, ...dates.later] : dates.offered
  const firstLater = dates.offered.length

  // The button that was pressed is gone: the reader goes on at the first date that it brought.
  useEffect(() => {
    if (!unfolded) return
    const radios = list.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []
    Array.from(radios)
      .slice(firstLater)
      .find((radio) => !radio.disabled)
      ?.focus()
  }, [unfolded, firstLater])

  return (
    <FormSection
      title="Select Your Retreat Dates"
      intro={`${RETREAT_DAYS} days and ${RETREAT_NIGHTS} nights.`}
    >
      {shown.length === 0 ? (
        <p>
          No dates can be booked at the moment.{' '}
          <a href={chat.url} className={linkStyle}>
            Ask us on {chat.app}
          </a>
          , and we will tell you as soon as there are new ones.
        </p>
      ) : (
        <div ref={list}>
          <ChoiceCards
            {...field('selectedDate')}
            legend="Retreat dates"
            legendHidden
            choices={shown.map((choice) => dateCard(choice, stay))}
          />
        </div>
      )}
      {!showsLater && dates.later.length > 0 && (
        <Button variant="secondary" className="self-start" onClick={() => setUnfolded(true)}>
          Show later dates
        </Button>
      )}
      <p>
        <a
          href={chat.url}
          target="_blank"
          rel="noreferrer"
          className={`${linkStyle} inline-flex min-h-11 items-center gap-1.5`}
        >
          <span>{`More dates coming soon for ${dates.moreDatesYear[showsLater ? 'all' : 'offered']}`}</span>
          <ArrowUpRight aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">{`(ask us on ${chat.app}, opens a new tab)`}</span>
        </a>
      </p>
    </FormSection>
  )
}

function dateCard(choice: DateChoice, { total, now }: PlannedStay): Choice {
  return {
    value: choice.label,
    title: choice.label,
    ...(choice.reason === null
      ? {
          description: total !== null && dateRefundText(choice.startsOn, total, now),
          aside: choice.fewLeft && <Badge tone="warning">{choice.fewLeft}</Badge>,
        }
      : { disabled: true, reason: choice.reason }),
  }
}
