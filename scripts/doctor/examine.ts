import { loadSite, type LoadedSite, type SiteContent } from '#content/site-content.ts'
import { done, note, report, todo, type Chapter, type Finding } from '#domain/site/finding.ts'
import { checkBackups, checkSettings } from '#server/connections/check-server.ts'
import { checkMail, checkStripe, checkSite } from '#server/connections/check-services.ts'
import { EnvError, type Env } from '#server/env.ts'
import { productVersion } from '#server/process/product.ts'
import { readProcessEnv } from '#server/read-env.ts'
import { checkDatabase, readStored } from './check-database.ts'

/** Runs all checks and returns the report, and how many things are left to do. */
export async function examine(): Promise<{ text: string; left: number }> {
  const env = readSettings()
  if (env instanceof EnvError)
    return report([
      checkVersion(),
      ...checkContent(loadSite()),
      { title: 'Settings', findings: env.reasons.map(todo) },
    ])
  const { document, findings } = await readStored(env)
  const content = loadSite(document ? { document } : {})
  return report([
    checkVersion(),
    ...(document ? checkContent(content) : []),
    ...(await checkInstallation(env, content.site, findings)),
  ])
}

function checkVersion(): Chapter {
  const text = `${productVersion()} is installed; CHANGELOG.md says what is new in each version`
  return { title: 'Version', findings: [note(text)] }
}

/** Checks what is the operator's own in the website. */
export function checkContent({ site, placeholders: needed, leftOut }: LoadedSite): Chapter[] {
  const facts =
    needed.length === 0
      ? { title: 'Content', findings: [done('Everything that law and money need is filled in')] }
      : {
          title: `Content: ${needed.length} facts that law and money need. Write your own on the desk, under Website`,
          findings: needed.map(todo),
        }
  return [
    { ...facts, findings: [...facts.findings, checkPayee(site)] },
    { title: `Left out of the pages until you write it: ${leftOut.length}`, findings: leftOut.map(note) },
  ].filter(({ findings }) => findings.length > 0)
}

/** Compares the account holder with the registered name: the guest's bank warns before a transfer to a name that is not the holder's. */
function checkPayee({ business, packageTravel }: SiteContent): Finding {
  const { accountHolder } = business.bank
  const { registeredName } = packageTravel.organiser
  if (accountHolder.toLowerCase() === registeredName.toLowerCase())
    return done('The account holder is your registered name')
  return note(
    `The account holder “${accountHolder}” is not your registered name “${registeredName}”. Guests’ banks compare the holder with the account and warn them if it differs: write it exactly as your bank has it.`,
  )
}

async function checkInstallation(
  env: Env,
  site: SiteContent,
  stored: readonly Finding[],
): Promise<Chapter[]> {
  return [
    { title: 'Settings', findings: checkSettings(env) },
    { title: 'Database', findings: [...(await checkDatabase(env)), ...stored] },
    { title: 'Backups', findings: await checkBackups(env, new Date()) },
    { title: 'Card payments', findings: await checkStripe(env) },
    { title: 'Email', findings: await checkMail(env, site) },
    { title: 'Website', findings: await checkSite(env) },
  ].filter(({ findings }) => findings.length > 0)
}

/** Returns the settings, or the error that the server would not start with, because nothing else can be checked then. */
function readSettings(): Env | EnvError {
  try {
    return readProcessEnv()
  } catch (error) {
    if (error instanceof EnvError) return error
    throw error
  }
}
