import type { Deps } from '#server/deps.ts'
import { isUnfinished } from './sync-progress.ts'

/** Takes up the sync that its server left behind; while that one may still be alive, it is left alone. */
export async function resumeSync(deps: Deps): Promise<void> {
  const { notion } = deps
  if (!notion || !(await isUnfinished(deps))) return
  const { resume } = await import('./sync-leads.ts')
  await resume(deps, notion)
}
