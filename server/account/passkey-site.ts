import { isIPv4 } from 'node:net'

/** The site that passkeys are created and used for. */
export interface PasskeySite {
  /** For example "https://www.example.com". */
  origin: string
  /** The domain that browsers bind a passkey to, for example "www.example.com". */
  rpId: string
}

/** Returns the site of an origin. Null if browsers offer no passkeys there: they need a host name, and HTTPS except on localhost. */
export function passkeySiteOf(origin: string): PasskeySite | null {
  const { protocol, hostname } = new URL(origin)
  if (isIPv4(hostname) || hostname.startsWith('[')) return null
  return protocol === 'https:' || hostname === 'localhost' ? { origin, rpId: hostname } : null
}
