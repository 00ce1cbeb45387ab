// Not a check: writes what the next version is tested against (npm run release:record).

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/releases/record-release.ts'],
    globalSetup: 'test/global-setup.ts',
    testTimeout: 5 * 60_000,
    hookTimeout: 120_000,
  },
})
