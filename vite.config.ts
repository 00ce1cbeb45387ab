import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

/** Sizes are of the source; a few kilobytes of it are some hundred bytes as sent. */
const TOO_SMALL_TO_FETCH = 4000

// What screens share is cut along which of them need it. Crumbs are joined to their neighbour: without that a screen
// asks for thirty files, most of a few hundred bytes.
const browserFiles: Rolldown.OutputOptions = {
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
  codeSplitting: {
    groups: [
      // All that a page without hydration runs before it is touched: one file beside its entry, and nothing that needs more.
      { name: 'first', test: /show-account\.ts$|vite\/preload-helper/, priority: 1 },
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: TOO_SMALL_TO_FETCH,
      },
    ],
  },
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      // Pages that are sent without hydration load this entry instead of React Router's own.
      build: { rolldownOptions: { input: ['./web/islands/entry.ts'], output: browserFiles } },
    },
  },
  // All that the pages import is prepared at once, so that the first visit while developing needs no reload.
  optimizeDeps: { entries: ['web/routes/*.tsx', 'web/islands/entry.ts'] },
  // The server reads from the manifest where the islands' entry went.
  build: { manifest: true },
})
