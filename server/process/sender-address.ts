import addressparser from 'nodemailer/lib/addressparser'

export interface SenderAddress {
  name: string
  address: string
}

/** Parses a sender as in MAIL_FROM: `Tradewind Retreats <hello@example.com>`, or the bare address. Null for any other text. */
export function parseSenderAddress(text: string): SenderAddress | null {
  const [sender, ...others] = addressparser(text, { flatten: true })
  if (!sender || others.length > 0 || !/^[^\s@<>]+@[^\s@<>]+$/.test(sender.address)) return null
  return { name: sender.name, address: sender.address }
}
