/**
 * What has become of a mail: `kept` in the outbox, because no mail server was configured when it was written; `queued` for
 * delivery, also between two attempts; `sent`, taken by the mail server; `failed`, refused for good or given up.
 */
export const MAIL_STATES = ['kept', 'queued', 'sent', 'failed'] as const
