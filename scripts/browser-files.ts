import { join } from 'node:path'
import type { Rolldown } from 'vite'

const WEB = join(import.meta.dirname, '../web')
const ISLANDS = join(WEB, 'islands/registry.ts')

/** Of files that few pages share, those smaller than this are put together. Of the source: a third of it is sent. */
const TOO_SMALL_TO_FETCH = 1000

/** The project's own modules, and those of them that are not of the admin area alone. */
const OWN = /^(?!.*node_modules)/
const NOT_OF_ADMIN = /^(?!.*web\/features\/admin\/)/

const byPages = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: TOO_SMALL_TO_FETCH }

/**
 * Which file of the browser's each module goes to: few files, each of what is needed together. A group takes along what its
 * modules import, unless a group before it has that; whatever only one page needs stays in the page's own file.
 */
export function browserFiles(): Rolldown.OutputOptions {
  const isOfIslands = modulesBehind(ISLANDS)
  const isOfRoot = modulesBehind(join(WEB, 'root.tsx'))
  const isOfAdmin = modulesBehind(join(WEB, 'routes/admin/frame.tsx'), join(WEB, 'routes/admin/today.tsx'))
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
    { name: named('island', isOfIslands), debugName: 'island', ...byPages },
    { name: 'popups', test: /web\/ui\/(dialog|alert-dialog)/, minShareCount: 2 },
    // What every whole page runs, and what the admin area's frame and its front page share with other admin pages: one file each instead of
    // a dozen small ones, which a slow phone opens one by one. What guests' pages run too is put aside before, so that none fetches the admin area.
    { name: named('page', isOfRoot), debugName: 'page', test: OWN, minShareCount: 2 },
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

/** Whether files of the source need a module, themselves or through what they need. They are followed once for a build. */
function modulesBehind(...starts: string[]): IsOf {
  let needed: Set<string> | undefined
  return (id, graph) => (needed ??= new Set(starts.flatMap((start) => [...neededBy(start, graph)]))).has(id)
}

function neededBy(start: string, graph: Rolldown.ChunkingContext): Set<string> {
  const first = graph.getModuleInfo(start)
  if (first === null) throw new Error(`${start} is not part of the build`)
  // Islands are imported when they are wanted: for their registry these imports are the start.
  const needed = new Set(start === ISLANDS ? first.dynamicallyImportedIds : [start])
  // A set that grows is walked to its end.
  for (const id of needed)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  return needed
}
