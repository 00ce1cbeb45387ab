import { MailScreen } from '#web/features/admin/mail/mail-screen.tsx'

export default function Mail() {
  return <MailScreen />
}
