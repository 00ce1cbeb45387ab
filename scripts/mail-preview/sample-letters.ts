import { content } from '#content/content.server.ts'
import type { MailData } from '#server/mail/templates.ts'
import { RETREAT } from './sample-bookings.ts'

/** The site's address in the samples' links. */
export const SAMPLE_SITE = 'https://www.tradewind.example'

type Letter = 'personal-message' | 'contact-received' | 'contact-acknowledgement' | 'contact-answered'

/** The mails that carry somebody's own words. */
export const SAMPLE_LETTERS: { [T in Letter]: Record<string, MailData[T]> } = {
  'contact-answered': {
    'a few lines': {
      answer: 'Hello Lena,\n\nyes, in January there is room for two.\n\nHow far does your sister swim?',
      message: 'Is January still possible for two beginners?\nMy sister does not swim well.',
    },
  },
  'personal-message': {
    'a few lines': {
      subject: 'Your week in January',
      text: 'Hello Awa,\n\nthe lodge has a fridge for you.\nYour <coach> will be Lamin & Fatou.\n\nSee you soon',
      pay: null,
    },
    'with a link to pay': {
      subject: 'Your balance',
      text: 'Hello Awa,\n\nhere is the link that you asked for.',
      pay: { amount: '€580', url: `${SAMPLE_SITE}/pay/a-link-of-the-preview` },
    },
  },
  'contact-received': {
    'every field': {
      contact: {
        firstName: 'Marieke',
        lastName: 'de Vries-van der Wijngaarden',
        email: 'marieke.de.vries@a-rather-long-company-name.example',
        phone: '+31 6 12345678',
        retreat: RETREAT,
        experience: 'A few lessons, two years ago',
        message:
          'Hello!\n\nCan my partner come along without kiting? And is there wind in November?\n\nThanks, Marieke',
      },
    },
    'only what has to be filled in': {
      contact: { firstName: 'Bo', email: 'bo@example.com', message: 'Is 78 kg too heavy for your kites?' },
    },
  },
  'contact-acknowledgement': {
    'with a name': { guestName: 'Marieke', replyHours: content.business.support.replyHours },
    'without one that can be greeted': { guestName: null, replyHours: content.business.support.replyHours },
  },
}
