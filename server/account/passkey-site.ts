import { isIPv4 } from 'node:net'

/** Where passkeys are made and used. */
export interface PasskeySite {
  /** "https://www.example.com". */
  origin: string
  /** The domain that browsers bind a passkey to: "www.example.com". */
  rpId: string
}

/** The same of one's origin; null where no browser has passkeys: they need a name, and HTTPS but on one's own machine. */
export function passkeySiteOf(origin: string): PasskeySite | null {
  const { protocol, hostname } = new URL(origin)
  if (isIPv4(hostname) || hostname.startsWith('[')) return null
  return protocol === 'https:' || hostname === 'localhost' ? { origin, rpId: hostname } : null
}
