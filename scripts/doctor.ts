// npm run doctor [-- settings.env]: is everything ready for real guests? Exits with 1 while something is left to do.
import { findEmptySections, findMissingChapters, findPlaceholders } from '#content/content.server.ts'
import { EnvError, readProcessEnv, type Env } from '#server/env.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkSettings } from './doctor/check-settings.ts'
import { checkSite } from './doctor/check-site.ts'
import { checkStripe } from './doctor/check-stripe.ts'
import { done, note, report, todo, type Chapter } from './doctor/finding.ts'

const [settingsFile] = process.argv.slice(2)
if (settingsFile !== undefined) process.loadEnvFile(settingsFile)
const chapters = [checkContent(), ...(await checkInstallation())]
const { text, left } = report(chapters)
console.log(text)
if (left > 0) process.exitCode = 1

function checkContent(): Chapter {
  const unfinished = [...findPlaceholders(), ...findMissingChapters()]
  const absent = findEmptySections().map(note)
  if (unfinished.length === 0) {
    return {
      title: 'Content',
      findings: [done('Everything is filled in: no placeholder is left'), ...absent],
    }
  }
  return {
    title: 'Content: write your own, and delete the word !placeholder beside it',
    findings: [...unfinished.map(todo), ...absent],
  }
}

async function checkInstallation(): Promise<Chapter[]> {
  const env = readSettings()
  if (env instanceof EnvError) return [{ title: 'Settings', findings: env.reasons.map(todo) }]
  return [
    { title: 'Settings', findings: checkSettings(env) },
    { title: 'Database', findings: await checkDatabase(env) },
    { title: 'Card payments', findings: await checkStripe(env) },
    { title: 'Mail', findings: await checkMail(env) },
    { title: 'Website', findings: await checkSite(env) },
  ].filter(({ findings }) => findings.length > 0)
}

/** Settings that the server would not start with are to be mended first: with them there is nothing to try out. */
function readSettings(): Env | EnvError {
  try {
    return readProcessEnv([])
  } catch (error) {
    if (error instanceof EnvError) return error
    throw error
  }
}
