import { join } from 'node:path'
import type { Rolldown } from 'vite'

const ISLANDS = join(import.meta.dirname, '../web/islands/registry.ts')

/** Of files that few pages share, those smaller than this are put together. Of the source: a third of it is sent. */
const TOO_SMALL_TO_FETCH = 1000

const byPages = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: TOO_SMALL_TO_FETCH }

/**
 * Which file of the browser's each module goes to: few files, each of what is needed together. A group takes along what its
 * modules import, unless a group before it has that; whatever only one page needs stays in the page's own file.
 */
export function browserFiles(): Rolldown.OutputOptions {
  const isOfIslands = islandModules()
  const groups: Rolldown.CodeSplittingGroup[] = [
    // All that a page without hydration runs before it is touched: one file beside its entry, and nothing that needs more.
    {
      name: 'first',
      test: /\/(show-account|when-idle|log-unless-left|carried-toast|phone-cut)\.ts$|vite\/preload-helper/,
    },
    { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/react-router\// },
    // What islands share, without anything that only some of them or only whole pages need.
    {
      name: 'parts',
      test: /node_modules\/lucide-react\/|web\/ui\/(?!dialog|alert-dialog|tabs|routed-|form\/routed-)|web\/api\//,
      minShareCount: 2,
    },
    // Libraries that are asked for as a whole.
    { name: 'queries', test: /node_modules\/@tanstack\// },
    { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\// },
    // Islands come without the router: nothing of theirs is in one file with what only whole pages need (decision 0048).
    { name: (id, graph) => (isOfIslands(id, graph) ? 'island' : null), debugName: 'island', ...byPages },
    { name: 'popups', test: /web\/ui\/(dialog|alert-dialog)/, minShareCount: 2 },
    { name: 'shared', ...byPages },
  ]
  return {
    chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
    codeSplitting: { groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })) },
  }
}

/** Whether any island needs a module. What they need is followed from their registry once for a build. */
function islandModules(): (id: string, graph: Rolldown.ChunkingContext) => boolean {
  let needed: Set<string> | undefined
  return (id, graph) => (needed ??= neededBy(graph.getModuleInfo(ISLANDS), graph)).has(id)
}

function neededBy(registry: Rolldown.ModuleInfo | null, graph: Rolldown.ChunkingContext): Set<string> {
  if (registry === null) throw new Error(`${ISLANDS} is not part of the build`)
  const needed = new Set(registry.dynamicallyImportedIds)
  // A set that grows is walked to its end.
  for (const id of needed)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  return needed
}
