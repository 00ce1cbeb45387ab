// The facts of law and money that must be the operator's own before guests can pay (README of the drawings, "The 37 facts").

export interface SiteTask {
  key: string
  title: string
  /** About how long it takes, in minutes. */
  minutes: number
  /** What to have at hand. */
  atHand: string
  paths: readonly string[]
}

const under = (prefix: string, ...names: string[]) => names.map((name) => `${prefix}.${name}`)

/** The six tasks in their order; the insurer comes early, because an insurer takes longest to answer. */
export const SITE_TASKS: readonly SiteTask[] = [
  {
    key: 'company',
    title: 'Your company',
    minutes: 5,
    atHand: 'company number at hand',
    paths: under('package-travel.organiser', 'registeredName', 'companyNumber', 'address', 'phone', 'mail'),
  },
  {
    key: 'bank',
    title: 'Bank and insurer',
    minutes: 10,
    atHand: 'bank card and policy at hand',
    paths: [
      ...under('business.bank', 'accountHolder', 'iban', 'bic', 'bankName'),
      ...under('package-travel.insolvency', 'insurer', 'policyNumber', 'address', 'phone', 'mail'),
    ],
  },
  {
    key: 'contact',
    title: 'Contact',
    minutes: 6,
    atHand: 'phone, email, who to call at night',
    paths: [
      'business.chat.number',
      'business.social.handle',
      ...under('business.mail', 'fromAddress', 'replyTo'),
      ...under('package-travel.onTheSpot', 'name', 'phone', 'emergency'),
    ],
  },
  {
    key: 'retreat',
    title: 'The retreat',
    minutes: 12,
    atHand: 'rooms, meals, smallest group',
    paths: [
      ...under('package-travel.stay', 'lodging', 'category', 'meals', 'language', 'reducedMobility'),
      'package-travel.minimum.guests',
      'business.previewVideo.id',
    ],
  },
  {
    key: 'journey',
    title: 'The journey',
    minutes: 7,
    atHand: 'flight times, passport, health',
    paths: [
      ...under('business.flights', 'land', 'leave'),
      ...under('package-travel.papers', 'passport', 'health'),
    ],
  },
  {
    key: 'legal',
    title: 'Legal wording',
    minutes: 10,
    atHand: 'we bring the official text',
    paths: [
      ...under('package-travel.complaints', 'address', 'body', 'site'),
      ...under('package-travel.form', 'text', 'keyRights'),
    ],
  },
]
