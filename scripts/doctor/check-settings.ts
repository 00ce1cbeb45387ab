import { passkeySiteOf } from '#server/account/passkeys.ts'
import type { Env } from '#server/env.ts'
import { liveModeRefusals } from '#server/process/live-mode.ts'
import { done, note, todo, type Finding } from './finding.ts'

/** Checks the settings for real guests: what live mode requires, and what it cannot check. */
export function checkSettings(env: Env): Finding[] {
  const refusals = liveModeRefusals(env, [])
  const isRefused = (name: string) => refusals.some((refusal) => refusal.startsWith(name))
  return [
    ...refusals.map(todo),
    ...(env.live ? [done('LIVE: stand-ins are refused at the start')] : [todo(NOT_LIVE)]),
    ...(isRefused('BASE_URL') ? [] : [done(`BASE_URL: ${env.baseUrl}`)]),
    ...(isRefused('ADMIN_PASSWORD') ? [] : [adminPassword(env)]),
    ...(isRefused('BASE_URL') ? [] : [passkeys(env)]),
    ...(isRefused('DATA_KEY') ? [] : [done('DATA_KEY is set: keep it where the backups are not')]),
    ...(isRefused('TRUSTED_PROXY') ? [] : [proxy(env)]),
    env.notion ? done('The notes tool is connected') : note('The notes tool is not connected (NOTION_TOKEN)'),
    env.google
      ? done('Guests can sign in with Google')
      : note('Guests cannot sign in with Google (GOOGLE_CLIENT_ID); they can with a password'),
  ]
}

const NOT_LIVE = 'LIVE is not set: set LIVE=1, so that the server refuses to start with anything missing.'

/** Without the setting the server generates a password and shows it only once, so it is easily lost. */
function adminPassword({ adminPassword: password }: Env): Finding {
  return password === null
    ? todo('ADMIN_PASSWORD is not set: choose one, and keep it in a password manager.')
    : done('ADMIN_PASSWORD is set')
}

function passkeys({ baseUrl }: Env): Finding {
  const site = passkeySiteOf(baseUrl)
  return site
    ? done(`The admin can be opened with passkeys at ${site.rpId}; add them under Settings`)
    : note('The admin cannot be opened with passkeys: BASE_URL needs a name, and https')
}

function proxy({ trustedProxies }: Env): Finding {
  return trustedProxies.length > 0
    ? done(`TRUSTED_PROXY: ${trustedProxies.join(', ')}`)
    : note('TRUSTED_PROXY is not set; it is needed once HTTPS stands in front')
}
