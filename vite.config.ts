import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { ownerPictures } from './scripts/owner-pictures.ts'
import { serverBundle } from './scripts/server-bundle.ts'

const ISLANDS_ENTRY = './web/islands/entry.ts'

/** Sizes are of the source; a few kilobytes of it are some hundred bytes as sent. */
const TOO_SMALL_TO_FETCH = 4000

// Few files, each of what is needed together. A group takes along what its modules import, unless a group before it has that.
const browserFiles: Rolldown.OutputOptions = {
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
  codeSplitting: {
    groups: [
      // All that a page without hydration runs before it is touched: one file beside its entry, and nothing that needs more.
      {
        name: 'first',
        test: /\/(show-account|when-idle|carried-toast)\.ts$|vite\/preload-helper/,
        priority: 6,
      },
      { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
      { name: 'router', test: /node_modules\/react-router\//, priority: 4 },
      // What islands share, without anything that only some of them or only whole pages need.
      {
        name: 'parts',
        test: /node_modules\/lucide-react\/|web\/ui\/(?!dialog|alert-dialog|tabs|routed-)|web\/api\//,
        minShareCount: 2,
        priority: 3,
      },
      // Its classes extend each other: spread over files, one of them is asked for before it is there.
      { name: 'queries', test: /node_modules\/@tanstack\//, priority: 2 },
      { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\//, priority: 2 },
      { name: 'popups', test: /web\/ui\/(dialog|alert-dialog|tabs)/, minShareCount: 2, priority: 1 },
      {
        name: 'shared',
        // What whole pages stand in needs the router: merged with an island it would bring that along.
        test: /^(?!.*\/web\/(shell|routes)\/)/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: TOO_SMALL_TO_FETCH,
      },
    ],
  },
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), serverBundle(), ownerPictures()],
  environments: {
    client: {
      // Pages that are sent without hydration load this entry instead of React Router's own.
      build: { rolldownOptions: { input: [ISLANDS_ENTRY], output: browserFiles } },
    },
  },
  // All that the pages import is prepared at once, so that the first visit while developing needs no reload.
  optimizeDeps: { entries: ['web/routes/**/*.tsx', ISLANDS_ENTRY] },
  build: {
    // The server reads from the manifest where the islands' entry went.
    manifest: true,
    // Of a library's two thousand icons only those are read that are used (decision 0137).
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
})
