import { DateForm } from './date-form.tsx'
import { DateHead } from './date-screen.tsx'

export default function NewDateScreen() {
  return (
    <>
      <DateHead title="New date" />
      <DateForm date={null} />
    </>
  )
}
