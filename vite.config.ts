import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { serverBundle } from './scripts/server-bundle.ts'

const ISLANDS_ENTRY = './web/islands/entry.ts'

/** Sizes are of the source; a few kilobytes of it are some hundred bytes as sent. */
const TOO_SMALL_TO_FETCH = 4000

// Few files, each of what is needed together: a screen asks for about ten. A group takes along what its modules import,
// unless a group before it has that already.
const browserFiles: Rolldown.OutputOptions = {
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
  codeSplitting: {
    groups: [
      // All that a page without hydration runs before it is touched: one file beside its entry, and nothing that needs more.
      {
        name: 'first',
        test: /\/(show-account|when-idle|early-press)\.ts$|vite\/preload-helper/,
        priority: 7,
      },
      { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
      // What islands share stands alone: waking one loads nothing that only whole pages need.
      {
        debugName: 'parts',
        name: (id, bundle) => (isOfIslands(id, bundle) ? 'island-parts' : 'page-parts'),
        test: /node_modules\/(react-router|@tanstack|react-hook-form|@hookform|zod|lucide-react)\/|web\/ui\/(?!dialog|alert-dialog|tabs)|web\/(api|browser|booking-form|seo)\/|web\/[^/]+$|domain\//,
        minShareCount: 2,
        priority: 3,
      },
      { name: 'popups', test: /web\/ui\/(dialog|alert-dialog|tabs)/, minShareCount: 2, priority: 2 },
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: TOO_SMALL_TO_FETCH,
      },
    ],
  },
}

interface Bundle {
  getModuleInfo: (id: string) => Rolldown.ModuleInfo | null
}

/** Whether a module is reached from the entry of the islands, by any chain of imports. */
function isOfIslands(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (id.endsWith(ISLANDS_ENTRY.slice(1))) return true
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = bundle.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].some((importer) => isOfIslands(importer, bundle, seen))
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), serverBundle()],
  environments: {
    client: {
      // Pages that are sent without hydration load this entry instead of React Router's own.
      build: { rolldownOptions: { input: [ISLANDS_ENTRY], output: browserFiles } },
    },
  },
  // All that the pages import is prepared at once, so that the first visit while developing needs no reload.
  optimizeDeps: { entries: ['web/routes/*.tsx', ISLANDS_ENTRY] },
  // The server reads from the manifest where the islands' entry went.
  build: { manifest: true },
})
