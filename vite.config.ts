import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserFiles, serverBundle } from './scripts/bundles.ts'
import { onePathIcons } from './scripts/one-path-icons.ts'

const ISLANDS_ENTRY = './web/islands/entry.ts'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), serverBundle(), onePathIcons()],
  environments: {
    client: {
      // Pages that are sent without hydration load this entry instead of React Router's own.
      build: { rolldownOptions: { input: [ISLANDS_ENTRY], output: browserFiles() } },
    },
  },
  // All that the pages import is prepared at once, so that the first visit while developing needs no reload.
  optimizeDeps: { entries: ['web/routes/**/*.tsx', 'web/features/admin/**/*-screen.tsx', ISLANDS_ENTRY] },
  build: {
    // The server reads from the manifest where the islands' entry went.
    manifest: true,
    // Of a library's two thousand icons only those are read that are used (decision 0044).
    // How long plugins take is no news to who starts a website.
    rolldownOptions: { experimental: { lazyBarrel: true }, checks: { bundlerTimings: false } },
  },
})
