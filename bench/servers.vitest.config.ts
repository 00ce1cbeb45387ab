// Not a check: a minute of load on three servers behind Caddy (npm run bench:servers). The stand-ins of Stripe and of the mail server
// live as long as a test.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['bench/servers.ts'],
    globalSetup: 'faults/global-setup.ts',
    disableConsoleIntercept: true,
    testTimeout: 20 * 60_000,
    hookTimeout: 120_000,
  },
})
