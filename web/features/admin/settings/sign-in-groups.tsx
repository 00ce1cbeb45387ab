import { useRevalidator } from 'react-router'
import { MAX_PASSKEY_NAME_LENGTH } from '#domain/account/admin-limits.ts'
import { UNKNOWN_DEVICE } from '#domain/booking/history.ts'
import type { PasskeyList, PasskeyView } from '#domain/contract/passkey-calls.ts'
import type { AdminSessionView } from '#domain/contract/settings-calls.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { readQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { knowsPasskeys, makePasskey, passkeyTrouble } from '#web/features/admin/kit/frame/passkey-ceremony.ts'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminTime, adminDay } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'

export const sessionsQuery = readQuery('/api/admin/sessions')

/** Devices signed in to the admin area; each can be signed out here. */
export function DeviceGroup({ sessions }: { sessions: readonly AdminSessionView[] }) {
  return (
    <Group title="Signed-in devices" count={sessions.length}>
      {sessions.map((session) => (
        <DeviceRow key={session.id} session={session} />
      ))}
    </Group>
  )
}

function DeviceRow({ session }: { session: AdminSessionView }) {
  const { id, device, since, lastSeen, until, current } = session
  const name = device === UNKNOWN_DEVICE ? 'A device' : device
  return (
    <li className={rowStyle}>
      <div className="flex items-start justify-between gap-x-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {current && <Badge tone="success">This device</Badge>}
        </p>
        {!current && (
          <ActButton
            variant="quiet"
            className="-my-2.5 -mr-3 shrink-0"
            aria-label={`Sign out ${name}, signed in ${adminTime(since)}`}
            act={() => api('DELETE', '/api/admin/sessions/{sessionId}', { params: { sessionId: id } })}
            done={() => ({ title: 'Device signed out' })}
            failed="Not signed out"
          >
            Sign out
          </ActButton>
        )}
      </div>
      <div className="figures text-sm text-ink-soft">
        {!current && <p>Last seen {adminTime(lastSeen)}</p>}
        <p>Signed in {adminTime(since)}</p>
        <p>Until {adminTime(until)}</p>
      </div>
    </li>
  )
}

export const passkeysQuery = readQuery('/api/admin/passkeys')

/** Passkeys for signing in without the password: each is added on its own device, and can be removed from any. */
export function PasskeyGroup({
  list: { passkeys, possible },
  device = '',
}: {
  list: PasskeyList
  /** This browser's platform, the default name of a new passkey. */
  device?: string | undefined
}) {
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const { confirming, dialog } = useConfirmation()
  return (
    <Group
      title="Passkeys"
      count={passkeys.length || undefined}
      foot={
        <div className={rowStyle}>
          {possible && !(hydrated && !knowsPasskeys()) ? (
            <WordsForm
              className=""
              label="Name of this device"
              name="device"
              autoComplete="off"
              initial={device === UNKNOWN_DEVICE ? '' : device}
              maxLength={MAX_PASSKEY_NAME_LENGTH}
              empty="Name the device"
              button="Add a passkey"
              variant="secondary"
              send={async (name) => {
                await confirming(() => makePasskey(name.trim()))
                void revalidate()
              }}
              said={{ title: 'Passkey added' }}
              failureText={(error) => passkeyTrouble(error, 'add')}
            />
          ) : (
            <p className="text-sm text-ink-soft">
              {possible
                ? 'This browser has no passkeys. Another one on this device may.'
                : 'Passkeys need a domain name and HTTPS. On your own computer, open localhost instead of 127.0.0.1.'}
            </p>
          )}
        </div>
      }
    >
      {dialog}
      {passkeys.length === 0 && (
        <li className={`${rowStyle} text-sm text-ink-soft`}>
          None yet. With a passkey, you sign in with your face, your finger or your device’s screen lock
          instead of the password.
        </li>
      )}
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </Group>
  )
}

function PasskeyRow({ passkey: { id, name, addedAt, lastUsedAt, here } }: { passkey: PasskeyView }) {
  const { revalidate } = useRevalidator()
  return (
    <li className={rowStyle}>
      <div className="flex items-start justify-between gap-x-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
        <ActButton
          variant="quiet"
          className="-my-2.5 -mr-3 shrink-0"
          aria-label={`Remove the passkey ${name}`}
          act={() => api('DELETE', '/api/admin/passkeys/{passkeyId}', { params: { passkeyId: id } })}
          done={() => ({
            title: 'Passkey removed',
            description: 'Your device may still offer it until you delete it there too.',
          })}
          failed="Passkey not changed"
          // The route's data says whether the login page offers passkeys.
          onSettled={() => void revalidate()}
        >
          Remove
        </ActButton>
      </div>
      <div className="figures text-sm text-ink-soft">
        <p>{lastUsedAt ? `Last used ${adminTime(lastUsedAt)}` : 'Not used yet'}</p>
        <p>Added {adminDay(addedAt)}</p>
        {!here && <p>Only works at another address of this website</p>}
      </div>
    </li>
  )
}
