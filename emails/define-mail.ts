import type { ReactNode } from 'react'
import type { GuestFacts, MailFacts, OperatorFacts } from './mail-facts.ts'

/** What a mail says. Its body stands in the frame of every mail (`layout.tsx`), and is written as HTML and as plain text. */
export interface Mail {
  subject: string
  /** The heading. */
  title: string
  /** What mail programs show beside the subject. */
  preheader: string
  body: ReactNode
  /** Lays the heading on the evening sea, as the screens after a payment do, with what has become of the money over it. */
  evening?: { label: string; tone: 'success' | 'waiting' }
  /** Signs with the owner's warm line: only where the trip goes on, and the news is good. */
  isWarm?: boolean
  /** Why the reader gets this mail, where that is not a booking or a message. */
  reason?: string
}

/** Who writes: the owner's own words, and the address of the site. */
export interface Sender {
  siteTitle: string
  /** The site's origin, without a slash at the end. */
  baseUrl: string
  /** What a mail ends with: `warm` where the trip goes on and the news is good, `plain` otherwise. */
  signatures: { warm: readonly string[]; plain: readonly string[] }
  /** Whom to write to, and when somebody answers. */
  support: string
  chat: { app: string; url: string }
  /** Why the reader gets this mail. */
  footer: string
  /** The business that sells the retreats, in one line: name, number, address, phone and mail. */
  organiser: string
  /** What a guest reads once the place is theirs, on screens and in mails alike. */
  trip: {
    heading: string
    flight: { title: string; airport: string; land: string; leave: string; note: string }
  }
}

/** What has happened when such a mail about a booking is sent: the same again sends nothing. `server/mail/mail-facts.ts` says by what it is known. */
export type Occasion =
  | 'submission'
  | 'hold'
  | 'departure'
  | 'balance-reminder'
  | 'change'
  | 'retreat'
  | 'order'
  | 'payment'
  | 'payment-problem'
  | 'dispute-deadline'
  | 'refund-sending'
  | 'account-asked'

/** What a mail about a booking can carry: the documents that were just issued, the order, the stay for the calendar, or that where it was sent before. */
export type Carried = 'documents' | 'order' | 'stay' | 'known-stay'

/** How a mail is treated in the outbox. */
export interface Handling {
  /**
   * A guest may cause it, and the address may be anybody's: past what a typed address gets within an hour it is not sent; `unpaid`: only
   * while no money has been received for the booking.
   */
  limited?: 'unpaid' | 'always'
  /** Its link must not stay in the outbox: it opens something for whoever has it, or lets them claim the booking. */
  link?: 'opens' | 'claims'
  /** Sent again, it goes to the address that it went to, also where the booking has another one by now. */
  keepsAddress?: boolean
  /** It waits a few minutes for the payment, whose mail then carries the same order and goes out instead. */
  waitsForPayment?: true
  /** Whoever reads it knows the balance, and is not reminded of it for a day that is over. */
  tellsBalance?: boolean
}

/** One mail: what it says, and all that the outbox, the preview and the tests have to know of it. */
export interface MailOf<Name extends string, Data> extends Handling {
  name: Name
  /** `other`: somebody whose address a guest has given, and who has no booking. */
  to: 'guest' | 'operator' | 'other'
  compose: (data: Data, sender: Sender) => Mail
  /** Made-up data, each by what it is about. */
  samples: () => Record<string, NoInfer<Data>>
}

/** What a mail about a booking says of itself beside that; the server finds its data in the record. */
export interface AboutBooking<Need = Fact, File = Carried, Once = Occasion> {
  /** What it needs of the record, beside the booking itself. */
  needs?: readonly Need[]
  carries?: readonly File[]
  oncePer: Once
}

type Fact = keyof MailFacts

/** A mail to the guest of a booking. */
export function guestMail<
  const Name extends string,
  const Once extends Occasion,
  const Need extends Fact = never,
  const File extends Carried = never,
>(mail: AboutBooking<Need, File, Once> & Omit<MailOf<Name, GuestFacts & Pick<MailFacts, Need>>, 'to'>) {
  return { ...mail, to: 'guest' as const }
}

/** A mail to the operator about a booking. */
export function operatorMail<
  const Name extends `operator-${string}`,
  const Once extends Occasion,
  const Need extends Fact = never,
>(mail: AboutBooking<Need, never, Once> & Omit<MailOf<Name, OperatorFacts & Pick<MailFacts, Need>>, 'to'>) {
  return { ...mail, to: 'operator' as const }
}

/** Any other mail: who queues it hands over all that it says, and a key that names what happened. */
export function otherMail<const Name extends string, Data>(mail: MailOf<Name, Data>) {
  return mail
}
