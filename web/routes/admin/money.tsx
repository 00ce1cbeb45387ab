import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { PaymentsPanel } from '#web/features/admin/payments-panel.tsx'

export default function Money() {
  return (
    <>
      <DeskHead title="Money" />
      <div className="mt-5">
        <PaymentsPanel />
      </div>
    </>
  )
}
