import type { Deps } from '#server/deps.ts'
import { isUnfinished } from './sync-progress.ts'

/** Resumes a sync whose server died. One that may still be running is left alone. */
export async function resumeSync(deps: Deps): Promise<void> {
  const { notion } = deps
  if (!notion || !(await isUnfinished(deps))) return
  const { resume } = await import('./sync-leads.ts')
  await resume(deps, notion)
}
