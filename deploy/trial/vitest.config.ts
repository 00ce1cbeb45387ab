// Builds and starts the containers of deploy/ on this machine, and sets up a separate machine without containers: npm run test:deploy.

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
