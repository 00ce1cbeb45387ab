import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { GROUP_SIZE } from '#domain/booking-form/group-form.ts'
import { PACKAGE_NAMES, PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { FieldsIn, useBookingField, useBookingText } from '#web/booking-form/booking-fields.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Segmented } from '#web/ui/form/choices.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { emptyOther, namesIn, type GroupValues } from './group-values.ts'

const MOST_OTHERS = GROUP_SIZE.most - 1

/** "Bring someone", and a card for each who comes along: package, names and an address for the own link. */
export function GroupSection({
  isFixed = false,
  onChanged,
}: {
  /** True if an offer says who comes. */
  isFixed?: boolean
  onChanged: () => void
}) {
  const { control, getValues, setValue } = useFormContext<GroupValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'others' })
  const values = useWatch({ control, compute: namesIn })
  const bring = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()

  function changed() {
    // Which of them share a room is asked anew.
    if (!['private', 'each'].includes(getValues('rooming'))) setValue('rooming', '')
    onChanged()
  }
  return (
    <div className="-mt-6 -mb-4 flex flex-col gap-3 empty:hidden">
      {fields.map((field, index) => (
        <FieldsIn key={field.id} value={`others.${index}.`}>
          <OtherTraveller
            name={values[index + 1] ?? ''}
            fixed={isFixed ? field.packageType : null}
            onRemove={() => {
              remove(index)
              if (fields.length === 1) setValue('rooming', '')
              changed()
              bring.current?.focus()
            }}
          />
        </FieldsIn>
      ))}
      {!isFixed && fields.length < MOST_OTHERS && (
        <button
          ref={bring}
          type="button"
          disabled={!hydrated}
          className={`${linkStyle} inline-flex min-h-11 items-center gap-2 self-start`}
          onClick={() => {
            const other = getValues('packageType') === 'kiter' ? 'non-kiter' : 'kiter'
            append(emptyOther(other), { focusName: `others.${fields.length}.firstName` })
            changed()
          }}
        >
          <Plus aria-hidden className="size-5" />
          {fields.length === 0 ? 'Bring someone' : 'Bring another'}
        </button>
      )}
    </div>
  )
}

function OtherTraveller({
  name,
  fixed,
  onRemove,
}: {
  name: string
  /** The package that an offer fixes; null if it is chosen here. */
  fixed: PackageType | null
  onRemove: () => void
}) {
  const id = useId()
  const field = useBookingField()
  const text = useBookingText()
  const isNamed = !name.startsWith('Traveller ')
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h4 id={id} className="min-w-0 font-display text-lg wrap-anywhere">
          {name}
        </h4>
        {fixed === null ? (
          <button type="button" className={`${linkStyle} min-h-11 shrink-0 text-sm`} onClick={onRemove}>
            Remove<span className="sr-only">{` ${name}`}</span>
          </button>
        ) : (
          <p className="shrink-0">{PACKAGE_NAMES[fixed]}</p>
        )}
      </div>
      {fixed === null && (
        <Segmented
          {...field('packageType')}
          legend={`Kiter or non-kiter, for ${name}`}
          legendHidden
          choices={PACKAGE_TYPES.map((type) => ({ value: type, label: PACKAGE_NAMES[type] }))}
        />
      )}
      {/* Autofill is off, because the browser would fill in the booker's own data. */}
      <div className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1">
        <TextField {...text('firstName')} autoComplete="off" />
        <TextField {...text('lastName')} autoComplete="off" />
      </div>
      <TextField
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional
        hint={`No email? Copy a link for ${isNamed ? name : 'them'} after you order.`}
      />
    </section>
  )
}
