// The containers of deploy/, built and started on this machine, and a machine of their own that is set up without them: npm run test:deploy.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['deploy/trial/*.test.ts'],
    // Each file uses both processors for minutes.
    fileParallelism: false,
    // Building the image takes minutes. The timeouts end tests that hang.
    testTimeout: 20 * 60_000,
    hookTimeout: 20 * 60_000,
  },
})
