/**
 * The recipients of personal data, as the privacy policy and docs/privacy.md list them. What goes to Notion and into
 * mails is decided in booking-fields.ts, what goes to the card provider in server/payment/gateway.ts.
 */
export const RECIPIENTS: readonly { who: string; gets: string }[] = [
  {
    who: 'The lodge and the coaches in The Gambia',
    gets: 'Your name, dates, room, diet and wetsuit, when you fly, and what they need of your health notes and your emergency contact to look after you. The Gambia lies outside the European Union, whose law does not protect your data there.',
  },
  {
    who: 'The card provider (Stripe)',
    gets: 'Your email address, the amount, and which retreat it is for, when you pay on its page. The number of your card goes there directly and never reaches us.',
  },
  {
    who: 'The mail provider',
    gets: 'Your email address and our emails to you, with your orders and receipts. Health notes and emergency contacts are never in them.',
  },
  {
    who: 'The notes tool (Notion)',
    gets: 'Your name, email address, phone number, retreat, room, diet and wetsuit, the days and times of your arrival and departure, and what is paid. Never health notes or emergency contacts.',
  },
  {
    who: 'The banks',
    gets: 'The amount, your name and the payment reference, when you pay by transfer or money goes back to your account.',
  },
  {
    who: 'Google',
    gets: 'The fact that you sign in here, if you use Google to sign in. Google sends us your name and email address.',
  },
]
