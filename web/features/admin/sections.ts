/** A section of the admin area: its entry in the navigation, and the routes of its screens (web/routes.ts). */
export interface AdminSection {
  /** The path below `/admin`, of its first screen and before that of each other one. */
  path: 'today' | 'guests' | 'money' | 'dates' | 'website' | 'mail' | 'settings'
  label: string
  /** What is there, for the page More of phones. */
  about?: string
  /** The count of open tasks for its badge. Totals, such as of all guests, get no badge. */
  counts?: 'today' | 'money' | 'mail'
  /** The files of its screens in this folder, by the path below its own. */
  screens: Readonly<Record<string, string>>
  /** Screens that share a frame of tabs. */
  tabs?: { frame: string; screens: Readonly<Record<string, string>> }
}

/** All sections, in the order of the side bar. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { path: 'today', label: 'Today', counts: 'today', screens: { '': 'today/today-screen' } },
  {
    path: 'guests',
    label: 'Guests',
    screens: {
      '': 'guests/guests-screen',
      '/drafts': 'guests/drafts-screen',
      '/new': 'guest-forms/new-guest-screen',
      '/:bookingId': 'guest/guest-screen',
      '/:bookingId/edit': 'guest-forms/edit-screen',
      '/:bookingId/move': 'guest-forms/move-screen',
      '/:bookingId/cancel': 'guest/cancel-screen',
      '/:bookingId/price': 'price-plan/price-plan-screen',
      '/:bookingId/payment': 'money/entry/enter-payment-screen',
      '/:bookingId/pay-link': 'guest/guest-pay-link-screen',
      '/:bookingId/refund': 'refund/refund-guest-screen',
      '/:bookingId/write': 'guest/write-screen',
    },
  },
  {
    path: 'money',
    label: 'Money',
    counts: 'money',
    tabs: {
      frame: 'money/money-tabs',
      screens: {
        '': 'money/bank-screen',
        '/refunds': 'money/refunds-screen',
        '/owes': 'money/owes-screen',
        '/ledger': 'money/ledger-screen',
      },
    },
    screens: { '/enter': 'money/entry/enter-payment-screen' },
  },
  {
    path: 'dates',
    label: 'Dates',
    screens: {
      '': 'dates/dates-screen',
      '/new': 'dates/new-date-screen',
      '/:retreatId': 'dates/date-screen',
      '/:retreatId/cancel': 'dates/cancel-date-screen',
      '/:retreatId/change': 'date-change/announce-change-screen',
      '/:retreatId/tell': 'date-change/tell-guests-screen',
      '/:retreatId/write': 'dates/write-date-screen',
      '/:retreatId/sheet': 'sheet/sheet-screen',
      '/:retreatId/wind': 'wind/wind-screen',
      '/:retreatId/waiting-list': 'dates/waiting-list-screen',
    },
  },
  {
    path: 'website',
    label: 'Website',
    about: 'Words, prices, your business',
    screens: {
      '': 'website/overview-screen',
      '/todo': 'website/todo-screen',
      '/todo/:task': 'website/task-screen',
      '/page/:page?': 'website/page-screen',
      '/prices': 'website/prices-screen',
      '/business': 'website/business-screen',
      '/publish': 'website/publish-screen',
      '/history': 'website/history-screen',
      '/stripe': 'website/connection-stripe-screen',
      '/mail': 'website/connection-mail-screen',
    },
  },
  {
    path: 'mail',
    label: 'Mail',
    about: 'Messages from guests, outbox',
    counts: 'mail',
    screens: { '': 'mail/mail-screen', '/:contactId': 'mail/answer-screen' },
  },
  {
    path: 'settings',
    label: 'Settings',
    about: 'Devices, backups, sync',
    screens: { '': 'settings/settings-screen' },
  },
]

/** Screens that other screens link to, without an entry in the navigation. */
export const OTHER_SCREENS: AdminSection['screens'] = {
  answers: 'answers/answers-screen',
  wind: 'wind/credits-screen',
  more: 'kit/frame/more-screen',
}
