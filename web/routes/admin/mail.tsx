import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { MailPanel } from '#web/features/admin/mail-panel.tsx'

export default function Mail() {
  return (
    <>
      <DeskHead title="Mail" />
      <div className="mt-5">
        <MailPanel />
      </div>
    </>
  )
}
