/**
 * The state of a mail. `kept`: in the outbox, because no mail server was configured when it was written. `queued`: waiting for delivery,
 * also between two attempts. `sent`: accepted by the mail server. `failed`: refused for good or given up.
 */
export const MAIL_STATES = ['kept', 'queued', 'sent', 'failed'] as const
