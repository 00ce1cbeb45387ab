import { TextField } from '#web/ui/form/text-field.tsx'
import { useBookingText } from './use-booking-field.ts'

const pair = 'grid gap-5 sm:grid-cols-2'
/** Short fields side by side, also on phones where their labels fit. */
const row = 'grid gap-x-3 gap-y-5 sm:gap-x-5'

/** The guest's name and contact details, which a browser can fill in. */
export function NameFields() {
  const text = useBookingText()
  return (
    <>
      <div className={`${row} grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]`}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
      </div>
      <div className={pair}>
        <TextField
          {...text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </>
  )
}

/** The emergency contact. Autofill is off, because the browser would fill in the guest's own data. */
export function EmergencyFields() {
  const text = useBookingText()
  return (
    <div className={pair}>
      <TextField {...text('emergencyContact')} autoComplete="off" />
      <TextField {...text('emergencyPhone')} type="tel" inputMode="tel" autoComplete="off" />
    </div>
  )
}

/** What coaches and gear need to know of a kiter. */
export function RiderFields() {
  const text = useBookingText()
  return (
    <>
      <TextField
        {...text('kitingExperience')}
        hint="Never tried, a few lessons, riding upwind"
        autoComplete="off"
      />
      {/* Closer than other rows, so that no label breaks beside one that does not on a phone. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-x-2 gap-y-5 sm:gap-x-5">
        <TextField {...text('age')} inputMode="numeric" autoComplete="off" maxLength={5} />
        <TextField {...text('weight')} inputMode="decimal" autoComplete="off" maxLength={6} />
        <TextField {...text('height')} inputMode="decimal" autoComplete="off" maxLength={6} />
      </div>
    </>
  )
}
