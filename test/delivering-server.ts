// A process that delivers what is queued in the outbox, to be killed by a test. Run with DATA_DIR or DATABASE_URL, and
// SMTP_URL. It imports only what delivery needs, so that plain Node can run it, and starts in a second.
import { systemClock } from '#server/clock.ts'
import { connectPglite, connectPostgres } from '#server/db/connect.ts'
import { readProcessEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { startDelivery } from '#server/mail/deliver-mails.ts'
import { openMailServer } from '#server/mail/mail-server.ts'
