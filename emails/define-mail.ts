import type { ReactNode } from 'react'
import type { GuestFacts, MailFacts, OperatorFacts } from './mail-facts.ts'

/**
 * The content of an email. The body is placed in the frame of every email (`layout.tsx`), after the greeting if its data has a `guestName`,
 * and rendered as HTML and as plain text.
 */
export interface Mail {
  subject: string
  /** The heading; the subject by default. */
  title?: string
  /** The text that email programs show beside the subject. */
  preheader: string
  body: ReactNode
  /** Puts the heading on the evening picture's colours as on the screens after a payment, with the state of the money above it. */
  evening?: { label: string; tone: 'success' | 'waiting' }
  /** True if the body has the link that confirms the address; otherwise it follows the body while the address is not confirmed. */
  hasConfirmLink?: boolean
  /** True to use the owner's warm signature: only if the trip goes ahead and the news is good. */
  isWarm?: boolean
  /** True if the body says whose place it is about; otherwise a line before it says so if it is not the reader's own. */
  namesPlace?: boolean
  /** Why the reader gets this email, if not because of a booking or a message. */
  reason?: string
}

/** The sender: the owner's texts and the address of the site. */
export interface Sender {
  siteTitle: string
  /** The site's origin, without a trailing slash. */
  baseUrl: string
  /** The closing lines: `warm` if the trip goes ahead and the news is good, `plain` otherwise. */
  signatures: { warm: readonly string[]; plain: readonly string[] }
  /** Whom to write to, and when to expect an answer. */
  support: string
  chat: { app: string; url: string }
  /** Why the reader gets this email. */
  footer: string
  /** The business that sells the retreats, in one line: name, number, address, phone and email. */
  organiser: string
  /** The texts for a guest whose place is confirmed, the same on screens and in emails. */
  trip: {
    heading: string
    flight: { title: string; airport: string; land: string; leave: string; note: string }
  }
}

/** The event behind an email about a booking, which is sent once per event; `server/mail/event-facts.ts` identifies events. */
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
  | 'date-change'
  | 'hand-over'
  | 'hand-over-step'

/** What an email about a booking can carry: new documents, the order, the retreat for the calendar, or the retreat only if sent before. */
export type Carried = 'documents' | 'order' | 'calendar' | 'calendar-if-sent'

/** How the outbox treats an email. */
export interface Handling {
  /**
   * Set for an email that a guest can cause and whose address may be anybody's: it is not sent beyond the hourly limit of a typed address.
   * `unpaid`: only while no money was received for the booking.
   */
  limited?: 'unpaid' | 'always' | undefined
  /** True if no limit drops it while the place hangs on the link in it that confirms the address. */
  keepsPlace?: true
  /** Set if the link must not stay in the outbox: it opens something for anyone who has it, or lets them claim the booking. */
  link?: 'opens' | 'claims'
  /** True if a resend goes to the original address, even if the booking has another by now. */
  keepsAddress?: boolean
  /** True if it waits until the card provider has answered whether it accepts the refund, a minute at most. */
  waitsForRefund?: true
  /** True if it waits a few minutes for the payment, whose email then carries the same order and replaces it. */
  waitsForPayment?: true
  /** True if it waits for the morning, because nothing is lost by reading it then. */
  waitsForMorning?: true | ((facts: Partial<MailFacts>) => boolean)
  /** True if it goes to a traveller's own address even while somebody else has the place, because the trip is the traveller's. */
  toTraveller?: true
  /**
   * Set if it has the figures of all of a group: of those whose payment it is about, of all that were `ordered` with it, paid or not, or of
   * those that were `cancelled` in the same moment.
   */
  ofGroup?: 'paid' | 'ordered' | 'cancelled'
  /** True if it states the balance, so that no reminder for a day that is over follows. */
  statesBalance?: boolean
}

/** One email: its content, and everything that the outbox, the preview and the tests need to know of it. */
export interface MailOf<Name extends string, Data> extends Handling {
  name: Name
  /** `other`: somebody whose address a guest has given, and who has no booking. */
  to: 'guest' | 'operator' | 'other'
  compose: (data: Data, sender: Sender) => Mail
  /** True if there is nothing to say any more, because of what happened since it was queued; then it is not sent. */
  isOver?: (data: Data) => boolean
  /** Sample data, keyed by what each sample shows. */
  samples: () => Record<string, NoInfer<Data>>
}

/** The further properties of an email about a booking, whose data the server reads from the booking's record. */
export interface AboutBooking<Need = Fact, File = Carried, Once = Occasion> {
  /** The facts that it needs besides the booking itself. */
  needs?: readonly Need[]
  carries?: readonly File[]
  oncePer: Once
}

type Fact = keyof MailFacts

/** Defines an email to the guest of a booking. */
export function guestMail<
  const Name extends string,
  const Once extends Occasion,
  const Need extends Fact = never,
  const File extends Carried = never,
>(mail: AboutBooking<Need, File, Once> & Omit<MailOf<Name, GuestFacts & Pick<MailFacts, Need>>, 'to'>) {
  return { ...mail, to: 'guest' as const }
}

/** Defines an email to the operator about a booking. */
export function operatorMail<
  const Name extends `operator-${string}`,
  const Once extends Occasion,
  const Need extends Fact = never,
>(mail: AboutBooking<Need, never, Once> & Omit<MailOf<Name, OperatorFacts & Pick<MailFacts, Need>>, 'to'>) {
  return { ...mail, to: 'operator' as const }
}

/** Defines any other email: the caller that queues it passes all its data, and a key that names the event. */
export function otherMail<const Name extends string, Data>(mail: MailOf<Name, Data>) {
  return mail
}
