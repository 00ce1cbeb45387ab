import { formatMoment } from '#domain/base/dates.ts'

/** The facts of an alert by its kind, from which its mail and the operator's page of today are written. Instants as ISO texts. */
export type AlertFacts =
  | {
      kind: 'mail-stuck'
      waiting: number
      /** When the mail that has waited longest was written. */
      since: string
    }
  | {
      kind: 'card-failing'
      /** The failed calls to the provider, in words. */
      what: readonly string[]
      since: string
      last: string
    }
  | { kind: 'disk-full'; server: string; freeBytes: number; totalBytes: number }
  | {
      kind: 'backup-old'
      /** The instant of the newest backup; null if there is none. */
      newest: string | null
      /** Why the last backup failed; null if that is not known. */
      reason: string | null
    }
  | { kind: 'certificate-ending'; host: string; endsAt: string }
  | { kind: 'no-backup-key' }

interface AlertText {
  /** A whole sentence without its full stop, for a subject or a heading. */
  title: string
  /** What is wrong, and what it means for guests. */
  what: string
  /** What the operator should do. */
  mend: string
  /** The admin page for fixing it. */
  link: { to: string; label: string }
}

const SETTINGS_LINK = { to: '/admin/settings', label: 'Open the settings' }

/** Returns the text of an alert for the operator. Times are those of Banjul. */
export function alertText(facts: AlertFacts): AlertText {
  switch (facts.kind) {
    case 'mail-stuck':
      return {
        title: facts.waiting === 1 ? 'An email isn’t going out' : 'Emails aren’t going out',
        what: `${mails(facts.waiting)} since ${moment(facts.since)}. Guests may be missing confirmations.`,
        mend: 'Open the emails: each shows its last error. If it’s about one guest’s mailbox, write to them another way. If not, show it to the person who looks after the server: often the password in SMTP_URL has changed, or the mail provider has a limit. We keep trying for two days.',
        link: { to: '/admin/mail', label: 'Open the emails' },
      }
    case 'card-failing':
      return {
        title: 'Card payments aren’t working',
        what: `Since ${moment(facts.since)}, these calls to the card provider have failed each time: ${facts.what.join('; ')}. The last one was on ${moment(facts.last)}. Guests may not be able to pay by card; bank transfers still work.`,
        mend: 'Sign in at dashboard.stripe.com: it says whether the account needs something from you. If all is well there, check status.stripe.com. If both are fine, ask the person who looks after the server: STRIPE_SECRET_KEY may be wrong or replaced. We retry automatically.',
        link: { to: '/admin/money', label: 'Open the payments' },
      }
    case 'disk-full':
      return {
        title: 'The server’s disk is nearly full',
        what: `The server “${facts.server}” has ${sizeText(facts.freeBytes)} of ${sizeText(facts.totalBytes)} left. When it’s full, no one can book and we can’t make backups.`,
        mend: 'Ask the person who looks after the server to free up space or add a larger disk. Delete old logs and old versions first, and never the newest backup.',
        link: SETTINGS_LINK,
      }
    case 'backup-old':
      return {
        title: facts.newest ? 'The newest backup is too old' : 'No backup has succeeded yet',
        what: `${facts.newest ? `The newest backup is from ${moment(facts.newest)}, so a night was missed.` : 'There’s been no backup for more than a day and a half.'}${facts.reason ? ` The last attempt failed: ${facts.reason}` : ''} If the server failed now, everything since then would be lost.`,
        mend: 'Under Settings, press “Send this to your technician”. We try again every hour.',
        link: SETTINGS_LINK,
      }
    case 'certificate-ending':
      return {
        title: `The certificate of ${facts.host} expires soon`,
        what: `It’s valid until ${moment(facts.endsAt)}. After that, browsers warn all visitors, and no one will book. It should have renewed automatically.`,
        mend: 'Ask the person who looks after the server to check Caddy (“systemctl status caddy”) or whatever else renews the certificate. The usual causes are a domain that points elsewhere and a closed port 80.',
        link: { to: '/', label: 'Open the website' },
      }
    case 'no-backup-key':
      return {
        title: 'There are no backups',
        what: 'This website has real guests but no backups, because there’s no key to encrypt them with.',
        mend: 'Ask the person who looks after the server to run “npm run backup:key”, to add the setting BACKUP_RECIPIENT that it shows, and to restart. It also shows the key that opens your backups, for you to keep. We email you about this only once; it stays on your Settings page.',
        link: SETTINGS_LINK,
      }
  }
}

function mails(waiting: number): string {
  return waiting === 1 ? 'One email has been waiting' : `${waiting} emails have been waiting, the first`
}

/** Returns the text for the end of an alert: its subject, and what to know. */
export function resolvedText(facts: AlertFacts): { title: string; what: string } {
  switch (facts.kind) {
    case 'mail-stuck':
      return {
        title: 'Emails are going out again',
        what: `No emails are waiting. Those queued since ${moment(facts.since)} were sent late or are listed as not delivered.`,
      }
    case 'card-failing':
      return {
        title: 'Card payments are working again',
        what: `The calls that failed since ${moment(facts.since)} work again. We automatically retry the payments and refunds that were waiting.`,
      }
    case 'disk-full':
      return {
        title: 'The server’s disk has space again',
        what: `The server “${facts.server}” has enough space again.`,
      }
    case 'backup-old':
      return { title: 'There is a new backup', what: 'We made a backup and checked it.' }
    case 'certificate-ending':
      return {
        title: `The certificate of ${facts.host} has been renewed`,
        what: 'Browsers will trust the website for weeks to come.',
      }
    case 'no-backup-key':
      return { title: 'Backups are on', what: 'We make one every night.' }
  }
}

function moment(at: string): string {
  return formatMoment(new Date(at))
}

/** Returns a size as "0.9 GB". */
function sizeText(bytes: number): string {
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`
}
