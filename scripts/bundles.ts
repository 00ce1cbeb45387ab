import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const ENTRIES = {
  index: 'virtual:react-router/server-build',
  main: './server/main.ts',
  worker: './server/worker.ts',
}
/** Packages that stay in node_modules, because they read files beside their code. */
const EXTERNAL = ['@electric-sql/pglite', 'pdfkit', 'fontkit', 'sharp', 'tinypool']
/** Optional dependencies of `pg` that are not installed. */
const ABSENT = ['pg-native']

/**
 * Bundles the server and its pages in one build into `build/server`: what both use (rules, texts, React, zod) is loaded once, and what few
 * requests need is a file of its own (decision 0044).
 */
export function serverBundle(): Plugin {
  return {
    name: 'tradewind:server-bundle',
    apply: 'build',
    // scripts/build.ts clears earlier builds, because it knows what a running server may still need.
    config: () => ({ build: { emptyOutDir: false, reportCompressedSize: false } }),
    configEnvironment(name) {
      if (name !== 'ssr') return null
      return {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: {
          noExternal: true,
          external: [...EXTERNAL, ...ABSENT],
          // React Router omits it without `@react-router/node`. Without it, passwords are hashed in JavaScript on the event loop.
          conditions: ['node'],
        },
        build: {
          rolldownOptions: {
            input: ENTRIES,
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      }
    },
  }
}

const WEB = join(import.meta.dirname, '../web')
const ISLANDS = join(WEB, 'islands/registry.ts')

const BOOKING = join(WEB, 'features/booking/booking-screen.tsx')
const ADMIN = ['routes/admin/frame.tsx', 'features/admin/today/today-screen.tsx'].map((file) =>
  join(WEB, file),
)
/** Pages that share modules with the booking form: one file for each group instead of a dozen small ones. */
const SHARERS = [
  [join(WEB, 'features/auth/auth-screen.tsx')],
  [join(WEB, 'features/landing/contact-form.tsx'), join(WEB, 'features/landing/offer-board.tsx'), ...ADMIN],
  [join(WEB, 'routes/dashboard.tsx'), join(WEB, 'routes/payment.tsx')],
]

/** The project's own modules, and those that are not only in the admin area. */
const OWN = /^(?!.*node_modules)/
const NOT_OF_ADMIN = /^(?!.*web\/features\/admin\/)/

/** Small modules of guests' and admin pages, too small for a file of their own. */
const FOR_ANY_PAGE = /domain\/(wind\/wind|booking\/history)\.ts$/

/** One file for what the same pages need: a file of fewer pages then imports those of more, and never the other way. */
const byPages = { minShareCount: 2, entriesAware: true }

/**
 * Returns which browser file each module goes to: few files, with what is needed together in one. A group includes what its modules import,
 * unless an earlier group has it; modules of a single page stay in its own file.
 */
export function browserFiles(): Rolldown.OutputOptions {
  const isOfIslands = modulesBehind(ISLANDS)
  const isOfBooking = modulesBehind(BOOKING)
  const isOfRoot = modulesBehind(join(WEB, 'root.tsx'))
  const isOfAdmin = modulesBehind(...ADMIN)
  const groups: Rolldown.CodeSplittingGroup[] = [
    // Everything that a page without hydration runs before the first interaction: one file beside its entry.
    {
      name: 'first',
      test: /\/(show-account|page-lifecycle|carried-toast|phone-cut)\.ts$|vite\/preload-helper/,
    },
    { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/react-router\// },
    // Modules shared by islands, without anything that only some islands or only whole pages need.
    {
      name: 'parts',
      test: /node_modules\/lucide-react\/|web\/ui\/(?!dialog|tabs|routed-)|web\/api\//,
      minShareCount: 2,
    },
    // Libraries that are loaded as a whole.
    { name: 'queries', test: /node_modules\/@tanstack\// },
    { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\// },
    // Islands load without the router, so their modules are never in one file with modules of whole pages only (decision 0048).
    ...SHARERS.map(bookingPart),
    { name: named('booking', isOfBooking), debugName: 'booking', minShareCount: 2 },
    { name: named('island', isOfIslands), debugName: 'island', ...byPages },
    { name: 'popups', test: /web\/ui\/dialog/, minShareCount: 2 },
    // What every whole page runs, and what the admin area's frame and front page share with other admin pages: one file each instead of a
    // dozen small ones, which are slow on phones. Modules that guests' pages share come first, so that no guest loads the admin area.
    {
      name: named('page', (id, graph) => isOfRoot(id, graph) || FOR_ANY_PAGE.test(id)),
      debugName: 'page',
      test: OWN,
      minShareCount: 2,
    },
    { name: 'shared', test: NOT_OF_ADMIN, ...byPages },
    { name: named('admin', isOfAdmin), debugName: 'admin', test: OWN, minShareCount: 2 },
    { name: 'admin-part', ...byPages },
  ]
  return {
    chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
    codeSplitting: { groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })) },
  }
}

type IsOf = (id: string, graph: Rolldown.ChunkingContext) => boolean

const named = (name: string, isOf: IsOf) => (id: string, graph: Rolldown.ChunkingContext) =>
  isOf(id, graph) ? name : null

function bookingPart(sharers: readonly string[], at: number): Rolldown.CodeSplittingGroup {
  const isOfBooking = modulesBehind(BOOKING)
  const isOfSharers = modulesBehind(...sharers)
  const isShared: IsOf = (id, graph) => isOfBooking(id, graph) && isOfSharers(id, graph)
  return { name: named(`booking-${at}`, isShared), debugName: `booking-${at}`, minShareCount: 2 }
}

/** Returns a test whether any of the source files imports a module, directly or indirectly; the imports are followed once per build. */
function modulesBehind(...starts: string[]): IsOf {
  let needed: Set<string> | undefined
  return (id, graph) => (needed ??= new Set(starts.flatMap((start) => [...neededBy(start, graph)]))).has(id)
}

function neededBy(start: string, graph: Rolldown.ChunkingContext): Set<string> {
  const first = graph.getModuleInfo(start)
  if (first === null) throw new Error(`${start} is not part of the build`)
  // The registry loads islands with dynamic imports, so these are its starting points.
  const needed = new Set(start === ISLANDS ? first.dynamicallyImportedIds : [start])
  // Iterating a set also visits the entries that are added on the way.
  for (const id of needed)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  return needed
}
