import { alertText, resolvedText, type AlertFacts } from '#domain/site/alert-texts.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { inSubject } from '#emails/mailed-booking.ts'

/** To the operator: something is wrong with the instance, and what to do. At most one a day for each alert. */
export const operatorAlert = otherMail({
  name: 'operator-alert',
  to: 'operator',
  compose: ({ facts }: { facts: AlertFacts }, sender) => {
    const { title, what, mend, link } = alertText(facts)
    return {
      subject: inSubject(title, 50),
      title,
      preheader: what,
      body: (
        <>
          <Paragraph>{what}</Paragraph>
          <Paragraph>{mend}</Paragraph>
          {facts.kind !== 'no-backup-key' && (
            <Paragraph>
              It stays on your Today page, with at most one email a day, until it’s fixed; then we’ll tell
              you. Times are Banjul time.
            </Paragraph>
          )}
          <Action href={`${sender.baseUrl}${link.to}`}>{link.label}</Action>
        </>
      ),
    }
  },
  samples: (): Record<string, { facts: AlertFacts }> => ({
    'mails wait': { facts: { kind: 'mail-stuck', waiting: 7, since: '2025-09-01T05:02:00.000Z' } },
    'one mail waits': { facts: { kind: 'mail-stuck', waiting: 1, since: '2025-09-01T05:02:00.000Z' } },
    'the card provider': {
      facts: {
        kind: 'card-failing',
        what: ['open a page to pay by card', 'pay a refund'],
        since: '2025-09-01T05:02:00.000Z',
        last: '2025-09-01T06:40:00.000Z',
      },
    },
    'the disk': {
      facts: { kind: 'disk-full', server: 'tradewind-1', freeBytes: 812e6, totalBytes: 40e9 },
    },
    'an old backup': {
      facts: {
        kind: 'backup-old',
        newest: '2025-09-01T03:00:02.117Z',
        reason: 'The server is not allowed to write to the backup folder (BACKUP_DIR).',
      },
    },
    'no backup at all': { facts: { kind: 'backup-old', newest: null, reason: null } },
    'the certificate': {
      facts: {
        kind: 'certificate-ending',
        host: 'www.tradewind.example',
        endsAt: '2025-09-14T23:59:59.000Z',
      },
    },
    'no key for backups': { facts: { kind: 'no-backup-key' } },
  }),
})

/** To the operator: the problem of an alert has been gone for an hour. */
export const operatorAlertOver = otherMail({
  name: 'operator-alert-over',
  to: 'operator',
  compose: ({ facts }: { facts: AlertFacts }, sender) => {
    const { title, what } = resolvedText(facts)
    return {
      subject: inSubject(`Fixed: ${title}`, 50),
      title,
      preheader: what,
      body: (
        <>
          <Paragraph>{what} There’s been no problem for an hour. You don’t need to do anything.</Paragraph>
          <Action href={`${sender.baseUrl}/admin/today`}>Open the admin</Action>
        </>
      ),
    }
  },
  samples: (): Record<string, { facts: AlertFacts }> => ({
    mails: { facts: { kind: 'mail-stuck', waiting: 7, since: '2025-09-01T05:02:00.000Z' } },
    'the disk': {
      facts: { kind: 'disk-full', server: 'tradewind-1', freeBytes: 812e6, totalBytes: 40e9 },
    },
  }),
})
