import type { Page } from 'playwright-core'

/** The server's address by name: passkeys need a host name, and the journeys' servers print a numeric address. */
export function byName(serverUrl: string): string {
  return serverUrl.replace('127.0.0.1', 'localhost')
}

/** Gives the page's browser a virtual store of passkeys that always confirms its user (Chrome DevTools Protocol, WebAuthn). */
export async function keepPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
