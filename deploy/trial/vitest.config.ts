// The containers of deploy/, built and started on this machine: npm run test:deploy.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['deploy/trial/*.test.ts'],
    // Building the image takes minutes. They end what hangs.
    testTimeout: 20 * 60_000,
    hookTimeout: 20 * 60_000,
  },
})
