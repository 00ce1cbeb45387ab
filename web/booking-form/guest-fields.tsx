import { TextField } from '#web/ui/form/text-field.tsx'
import { useBookingText } from './use-booking-field.ts'

const pair = 'grid gap-5 sm:grid-cols-2'
/** Short fields side by side on a phone too, where their labels have room. */
const row = 'grid gap-x-3 gap-y-5 sm:gap-x-5'

/** Who travels, and where we reach them; a browser can fill all of it in. */
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

/** Whom we call in an emergency: somebody else, whom the browser does not know. */
export function EmergencyFields() {
  const text = useBookingText()
  return (
    <div className={pair}>
      <TextField {...text('emergencyContact')} autoComplete="off" />
      <TextField {...text('emergencyPhone')} type="tel" inputMode="tel" autoComplete="off" />
    </div>
  )
}

/** For kiters: what the coaches and the gear need to know. */
export function RiderFields() {
  const text = useBookingText()
  return (
    <>
      <TextField
        {...text('kitingExperience')}
        hint="Never tried, a few lessons, riding upwind"
        autoComplete="off"
      />
      <div className={`${row} grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))]`}>
        <TextField {...text('age')} inputMode="numeric" autoComplete="off" maxLength={5} />
        <TextField {...text('weight')} inputMode="decimal" autoComplete="off" maxLength={6} />
        <TextField {...text('height')} inputMode="decimal" autoComplete="off" maxLength={6} />
      </div>
    </>
  )
}
