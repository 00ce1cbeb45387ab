import type { Page } from 'playwright-core'

/** Where a browser has passkeys: they need a name, and servers of journeys say their address in numbers. */
export function byName(serverUrl: string): string {
  return serverUrl.replace('127.0.0.1', 'localhost')
}

/** Gives the page's device a store of passkeys, which its owner opens at once (Chrome DevTools Protocol, WebAuthn). */
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
