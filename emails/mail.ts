import type { ReactElement } from 'react'

/** What a template makes: the subject, and the body that is rendered as HTML and as plain text. */
export interface Mail {
  subject: string
  body: ReactElement
}

/** Who writes: the owner's own words, and the address of the site. */
export interface Sender {
  siteTitle: string
  /** The site's origin, without a slash at the end. */
  baseUrl: string
  signature: readonly string[]
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
