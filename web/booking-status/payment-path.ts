/** Returns the address at which a booking is paid; `instead` asks to pay by card what a transfer was reported for. */
export function paymentPath(leadId: string, instead?: 'card'): string {
  return `/payment?leadId=${encodeURIComponent(leadId)}${instead ? `&instead=${instead}` : ''}`
}
