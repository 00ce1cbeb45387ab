// The containers of deploy/, built and started on this machine, and a machine of their own that is set up without them: npm run test:deploy.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['deploy/trial/*.test.ts'],
    // Each is minutes of both processors.
    fileParallelism: false,
    // Building the image takes minutes. They end what hangs.
    testTimeout: 20 * 60_000,
    hookTimeout: 20 * 60_000,
  },
})
