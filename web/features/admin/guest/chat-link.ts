/** Whether what stands where a phone number should is one that can be called: three digits at least, as an emergency call has. */
export function isDialled(phone: string | null): phone is string {
  return phone !== null && phone.replaceAll(/\D/g, '').length >= 3
}

/** A chat with whoever has this number, with a text to begin with. A number without its country opens the app's own search. */
export function whatsAppLink(phone: string, text?: string): string {
  // "00" is how many write the plus sign; the zero of "+32 (0)470" is not dialled.
  const digits = phone
    .replace('(0)', '')
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+')
    .replaceAll('+', '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
