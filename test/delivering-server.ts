// A server that delivers its outbox, to be killed by a test: its first start writes one mail. Run with DATA_DIR or
// DATABASE_URL, and SMTP_URL.
import { mails } from '#server/db/schema.ts'
import { readProcessEnv } from '#server/env.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { startServices } from '#server/start/services.ts'

const { deps } = await startServices(readProcessEnv([]))
if ((await deps.db.$count(mails)) === 0) {
  await queueMail(deps.db, deps, {
    template: 'contact-acknowledgement',
    to: 'awa@example.com',
    data: { guestName: 'Awa', replyHours: 24 },
  })
}
// Delivery alone keeps no process alive.
setInterval(() => {}, 60_000)
