/** Returns a WhatsApp link to an international number (as `dialNumber` writes it), with an optional first message. */
export function whatsAppLink(number: string, text?: string): string {
  return `https://wa.me/${number.replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
