import { RefundsScreen } from '#web/features/admin/money/to-check-screen.tsx'

export default function Refunds() {
  return <RefundsScreen />
}
