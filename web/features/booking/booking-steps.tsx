import { Check, Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useWatch, useFormContext } from 'react-hook-form'
import { BOOKING_WETSUIT_SIZES } from '#domain/booking-form/booking-fields.ts'
import { PACKAGE_TYPES, PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import {
  EmergencyFields,
  RiderFields,
  DietChoice,
  RoomChoice,
  WetsuitChoice,
  HealthNotes,
  useBookingField,
  type ConsentTexts,
  FieldsIn,
} from '#web/booking-form/booking-fields.tsx'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import { storeSelectedPackage } from '#web/browser/browser-storage.ts'
import { LatePicture } from '#web/shell/late-picture.tsx'
import type { SiteContent } from '#web/shell/page-context.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { packagePictures } from '#web/ui/media-files.ts'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { type GroupValues, namesIn } from './group/group-values.ts'
import { RoomsOfGroup } from './group/rooms-of-group.tsx'
import { STEPS, stepTitle, type StepNumber, type Steps } from './steps.ts'

/** The owner's texts on the booking form; the loader selects them from the content. */
export type BookingTexts = SiteContent['screens']['booking'] & {
  healthConsent: ConsentTexts
  chat: { app: string; url: string }
}

/** One step of the form: a card with its heading. */
export function BookingStep({
  step,
  steps,
  summary,
  children,
}: {
  step: StepNumber
  steps: Steps
  /** The list of missing fields, if it belongs in this step. */
  summary: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const packageType = useWatch<BookingValues, 'packageType'>({ name: 'packageType' })
  const isNow = steps.at === step

  return (
    <section
      id={`step-${step}`}
      aria-labelledby={`${id}-title`}
      // Cancels the scroll margin of `section[id]`, which is meant for the landing page.
      className={classNames(
        'scroll-mt-0! min-w-0 rounded-xl border bg-white px-4 py-4 text-ink sm:px-7 sm:py-5.5',
        isNow ? 'border-line-strong' : 'border-line',
      )}
    >
      <div className="mb-4.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StepMark step={step} isDone={steps.done.includes(step)} isNow={isNow} />
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          aria-describedby={`${id}-count`}
          className="min-w-0 grow basis-40 text-2xl hyphens-auto"
        >
          {stepTitle(step, packageType)}
        </h2>
        {/* On phones the number stands before the heading, since the longest heading leaves no room beside it. */}
        <span id={`${id}-count`} className="shrink-0 text-sm text-ink-soft max-sm:sr-only">
          {`Step ${step} of ${STEPS.length}`}
        </span>
      </div>
      <div className="flex flex-col gap-7">
        {summary}
        {children}
      </div>
    </section>
  )
}

function StepMark({ step, isDone, isNow }: { step: StepNumber; isDone: boolean; isNow: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full border-2 font-display text-base leading-none font-bold',
        markLook(isDone, isNow),
      )}
    >
      {isDone ? <Check className="size-5" strokeWidth={3} /> : step}
    </span>
  )
}

function markLook(isDone: boolean, isNow: boolean): string {
  if (isDone) return 'border-success bg-success text-white'
  return isNow ? 'border-sea bg-sea text-cream' : 'border-line-strong bg-white text-ink-soft'
}

/** Kiter or non-kiter: preselected on the pricing cards, changeable here. */
export function PackageSection() {
  const field = useBookingField()
  const packageField = field('packageType')
  return (
    <FormGroup title="Kiter or Non-kiter">
      <ChoiceCards
        {...packageField}
        onChange={async (event) => {
          const picked = PACKAGE_TYPES.find((type) => type === event.target.value)
          if (picked) storeSelectedPackage(picked)
          await packageField.onChange(event)
        }}
        legend="Kiter or non-kiter"
        legendHidden
        columns="pair"
        choices={PACKAGE_TYPES.map((type) => ({
          value: type,
          title: PACKAGE_NAMES[type],
          picture: (
            <LatePicture
              file={packagePictures[type]}
              sizes="(width < 40rem) 10rem, 24rem"
              className="size-full"
            />
          ),
        }))}
      />
    </FormGroup>
  )
}

export function RoomSection({ texts }: { texts: BookingTexts }) {
  const isGroup = useWatch<GroupValues, 'others'>({ name: 'others' }).length > 0
  if (isGroup) return <RoomsOfGroup notes={texts} />
  return (
    <FormGroup title="Room Selection">
      <RoomChoice legend="Your room" legendHidden notes={texts} />
    </FormGroup>
  )
}

/** The fields for water and food: emergency contact, rider data, diet and health. */
export function WaterSection({ texts }: { texts: BookingTexts }) {
  const kiter = useWatch<BookingValues, 'packageType'>({ name: 'packageType' }) === 'kiter'
  return (
    <>
      <div className="flex flex-col gap-5">
        <EmergencyFields />
        {kiter && <RiderFields />}
      </div>
      {kiter && (
        <FormGroup title="Wetsuit Size & Fit">
          <WetsuitChoice sizes={BOOKING_WETSUIT_SIZES} legendHidden />
        </FormGroup>
      )}
      <FormGroup title="Food Preferences">
        <DietChoice legend="Your diet" legendHidden noDiet="no-diet" />
      </FormGroup>
      <div className="flex flex-col gap-4">
        <HealthNotes hint={texts.healthNote} optional consent={texts.healthConsent} />
      </div>
      <KitOfOthers />
    </>
  )
}

/** What the booker may fill in for each who comes along: food, and a kiter's kit. Whatever stays empty is asked by the own link. */
function KitOfOthers() {
  const { control } = useFormContext<GroupValues>()
  const others = useWatch({ control, name: 'others' })
  const names = useWatch({ control, compute: namesIn })
  if (others.length === 0) return null
  return (
    <FoldedRows>
      {others.map(({ packageType }, index) => {
        const name = names[index + 1] ?? ''
        const who = name.startsWith('Traveller ') ? 'they' : name
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a traveller is known by the place in the form alone
          <FieldsIn key={index} value={`others.${index}.`}>
            <FoldedRow
              lead={<Users aria-hidden className="size-5 shrink-0 text-ink-soft" />}
              title={
                packageType === 'kiter' ? `${name}’s kit and food (optional)` : `${name}’s food (optional)`
              }
              gist={`Only ${who} can add an emergency contact and health notes.`}
            >
              <div className="flex flex-col gap-6 pt-2">
                {packageType === 'kiter' && (
                  <>
                    <div className="flex flex-col gap-5">
                      <RiderFields />
                    </div>
                    <FormGroup title="Wetsuit Size & Fit">
                      <WetsuitChoice sizes={BOOKING_WETSUIT_SIZES} legendHidden />
                    </FormGroup>
                  </>
                )}
                <FormGroup title="Food Preferences">
                  <DietChoice legend={`Diet of ${name}`} legendHidden noDiet="no-diet" />
                </FormGroup>
              </div>
            </FoldedRow>
          </FieldsIn>
        )
      })}
    </FoldedRows>
  )
}
