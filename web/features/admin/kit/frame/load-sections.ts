import { whenIdle } from '#web/browser/page-lifecycle.ts'

/** Routes of the sections and of a guest, by the names of their files in `web/routes/admin/`. */
const ROUTES = ['today', 'guests', 'guest', 'money-tabs', 'money', 'dates', 'more', 'mail', 'settings']

interface RouteFiles {
  module: string
  imports?: readonly string[]
}

/**
 * Loads the files of the admin sections while there is a network. React Router reloads a page whose files it can't load, which without a
 * network ends at the browser's error page instead of our notice. It has no public function for this, so the names come from its manifest.
 */
export function loadSections(): void {
  whenIdle(() => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
    if (!hasRoutes(manifest)) return
    const files = ROUTES.flatMap((name) => {
      const route = manifest.routes[`routes/admin/${name}`]
      return route ? [route.module, ...(route.imports ?? [])] : []
    })
    for (const href of new Set(files))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  })
}

function hasRoutes(manifest: unknown): manifest is { routes: Partial<Record<string, RouteFiles>> } {
  return typeof manifest === 'object' && manifest !== null && 'routes' in manifest
}
