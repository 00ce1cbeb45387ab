import { readText, writeStorage } from './browser-storage.ts'

/** Keeps in this tab the page of a traveller who opens the link that pays for their place, so that the payment leads back to it. */
export function keepTravellersPage(payLink: string, path: string): void {
  writeStorage(keyOf(new URL(payLink).pathname), path, 'sessionStorage')
}

/** Returns the page from which the payment of this path was opened in this tab; null if it was opened from elsewhere. */
export function readTravellersPage(payPath: string): string | null {
  const path = readText(keyOf(payPath), 'sessionStorage')
  return path?.startsWith('/traveller/') ? path : null
}

function keyOf(payPath: string): string {
  return `opened-from:${payPath}`
}
