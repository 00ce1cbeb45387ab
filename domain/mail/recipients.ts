/**
 * The recipients of personal data, as the privacy policy and docs/privacy.md list them. What goes to Notion and into
 * mails is decided in booking-fields.ts, what goes to the card provider in server/gateway.ts.
 */
export const RECIPIENTS: readonly { who: string; gets: string }[] = [
  {
    who: 'The lodge and the coaches in The Gambia',
    gets: 'Your name, dates, room, diet, wetsuit and flights, and the parts of your health notes and emergency contact that they need to look after you. The Gambia is outside the European Union, so EU law does not protect your data there.',
  },
  {
    who: 'The card provider (Stripe)',
    gets: 'Your email address, the amount and the retreat, when you pay on its page. Your card number goes there directly and never reaches us.',
  },
  {
    who: 'The email provider',
    gets: 'Your email address and our emails to you, with your orders and receipts. Health notes and emergency contacts are never in them.',
  },
  {
    who: 'The notes tool (Notion)',
    gets: 'Your name, email address, phone number, retreat, room, diet and wetsuit, the days and times of your arrival and departure, and what you have paid. Never health notes or emergency contacts.',
  },
  {
    who: 'The banks',
    gets: 'The amount, your name and the payment reference, when you pay by bank transfer or we refund you to your account.',
  },
  {
    who: 'Google',
    gets: 'The fact that you sign in here, if you sign in with Google. Google sends us your name and email address.',
  },
]
