import {
  contentSources,
  findEmptySections,
  findMissingChapters,
  findPlaceholders,
} from '#content/content.server.ts'
import { EnvError, type Env } from '#server/env.ts'
import { productVersion } from '#server/process/product.ts'
import { readProcessEnv } from '#server/read-env.ts'
import { checkBackups, checkOutboundPaused, checkDatabase, checkSettings } from './check-server.ts'
import { checkMail, checkStripe, checkSite } from './check-services.ts'
import { done, note, report, todo, type Chapter } from './finding.ts'

/** Runs all checks and returns the report, and how many things are left to do. */
export async function examine(): Promise<{ text: string; left: number }> {
  return report([checkVersion(), checkContent(), ...(await checkInstallation())])
}

function checkVersion(): Chapter {
  const text = `${productVersion()} is installed; CHANGELOG.md says what is new in each version`
  return { title: 'Version', findings: [note(text)] }
}

function checkContent(): Chapter {
  const unfinished = [...findPlaceholders(), ...findMissingChapters()]
  const absent = [...contentSources.notes, ...findEmptySections()].map(note)
  if (unfinished.length === 0) {
    return {
      title: 'Content',
      findings: [done('Everything is filled in: no placeholders are left'), ...absent],
    }
  }
  return {
    title: 'Content: replace these examples with your own, and delete the word !placeholder',
    findings: [...unfinished.map(todo), ...absent],
  }
}

async function checkInstallation(): Promise<Chapter[]> {
  const env = readSettings()
  if (env instanceof EnvError) return [{ title: 'Settings', findings: env.reasons.map(todo) }]
  return [
    { title: 'Settings', findings: checkSettings(env) },
    { title: 'Database', findings: [...(await checkDatabase(env)), ...(await checkOutboundPaused(env))] },
    { title: 'Backups', findings: await checkBackups(env, new Date()) },
    { title: 'Card payments', findings: await checkStripe(env) },
    { title: 'Email', findings: await checkMail(env) },
    { title: 'Website', findings: await checkSite(env) },
  ].filter(({ findings }) => findings.length > 0)
}

/** Returns the settings, or the error that the server would not start with, because nothing else can be checked then. */
function readSettings(): Env | EnvError {
  try {
    return readProcessEnv([])
  } catch (error) {
    if (error instanceof EnvError) return error
    throw error
  }
}
