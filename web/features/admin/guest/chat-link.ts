/** A WhatsApp chat with an international number, as `dialNumber` writes it, and with a text to begin with. */
export function whatsAppLink(number: string, text?: string): string {
  return `https://wa.me/${number.replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
