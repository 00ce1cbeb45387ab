import addressparser from 'nodemailer/lib/addressparser'

export interface SenderAddress {
  name: string
  address: string
}

/** Reads a sender as MAIL_FROM writes it: `Tradewind Retreats <hello@example.com>`, or the bare address. Null for any other text. */
export function parseSenderAddress(text: string): SenderAddress | null {
  const [sender, ...others] = addressparser(text, { flatten: true })
  if (!sender || others.length > 0 || !/^[^\s@<>]+@[^\s@<>]+$/.test(sender.address)) return null
  return { name: sender.name, address: sender.address }
}
