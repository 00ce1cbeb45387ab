import type { Env } from '#server/env.ts'
import { liveModeRefusals } from '#server/process/live-mode.ts'
import { done, note, todo, type Finding } from './finding.ts'

const SHORTEST_ADMIN_PASSWORD = 12

/** What of the settings stands between this installation and real guests: what live mode asks for, and what it cannot. */
export function checkSettings(env: Env): Finding[] {
  return [
    ...liveModeRefusals(env, []).map(todo),
    ...(env.live ? [done('LIVE: stand-ins are refused at the start')] : [todo(NOT_LIVE)]),
    ...(env.baseUrl.startsWith('https://') ? [done(`BASE_URL: ${env.baseUrl}`)] : []),
    adminPassword(env.adminPassword),
    proxy(env),
    env.notion ? done('The notes tool is connected') : note('The notes tool is not connected (NOTION_TOKEN)'),
    env.google
      ? done('Guests can sign in with Google')
      : note('Guests cannot sign in with Google (GOOGLE_CLIENT_ID); they can with a password'),
  ]
}

const NOT_LIVE = 'LIVE is not set: set LIVE=1, so that the server refuses to start with anything missing.'

function adminPassword(password: string | null): Finding {
  if (password === null)
    return todo('ADMIN_PASSWORD is not set: choose one, and keep it in a password manager.')
  return password.length < SHORTEST_ADMIN_PASSWORD
    ? todo(`ADMIN_PASSWORD is short: take at least ${SHORTEST_ADMIN_PASSWORD} characters.`)
    : done('ADMIN_PASSWORD is set')
}

/** Behind a proxy that is not named, all guests have one address, and one who guesses passwords locks out all. */
function proxy({ baseUrl, trustedProxies }: Env): Finding {
  if (trustedProxies.length > 0) return done(`TRUSTED_PROXY: ${trustedProxies.join(', ')}`)
  return baseUrl.startsWith('https://')
    ? todo(
        'TRUSTED_PROXY is not set: name the program that does HTTPS, TRUSTED_PROXY=127.0.0.1 on this machine.',
      )
    : note('TRUSTED_PROXY is not set; it is needed once HTTPS stands in front')
}
