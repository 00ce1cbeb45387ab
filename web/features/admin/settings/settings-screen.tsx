import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keysOf } from '#domain/base/typed-records.ts'
import type { OperatorMails, OperatorSettings } from '#domain/contract/settings-calls.ts'
import { forTechnician } from '#domain/site/for-technician.ts'
import { api } from '#web/api/client.ts'
import { toastFailure } from '#web/features/admin/kit/form/actions.tsx'
import { readQuery, useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { PasskeyGroup, passkeysQuery, DeviceGroup, sessionsQuery } from './sign-in-groups.tsx'
import { SyncButton, syncQuery } from './sync-button.tsx'

export const loader = reading(
  'adminSettings',
  'adminSessions',
  'adminPasskeys',
  'notionSync',
  'backups',
  'browserErrors',
)

const settingsQuery = readQuery('/api/admin/settings')
const backupsQuery = readQuery('/api/admin/backups')
const browserErrorsQuery = readQuery('/api/admin/browser-errors')

const SWITCHES: Record<keyof OperatorMails, { label: string; hint?: string }> = {
  mailOnBooking: { label: 'A new booking' },
  mailOnCardPayment: { label: 'A payment by card, Bancontact or iDEAL | Wero' },
  mailOnCancellation: { label: 'A cancellation by a guest' },
  morningDigest: {
    label: 'To do, every morning at 7:00, Banjul time',
    hint: 'If there’s nothing to do, there’s no email.',
  },
}

/** Which emails the operator gets. Each switch is saved at once. */
function MailSwitches({ settings }: { settings: OperatorSettings }) {
  return (
    <Group
      title="Emails to you"
      foot={
        <div className={`${rowStyle} text-sm text-ink-soft`}>
          <p className="wrap-anywhere">We send them to {settings.mailsGoTo}.</p>
          {!settings.mailsAreSent && (
            <p>There’s no mail server yet, so emails are only kept here, under Mail.</p>
          )}
          <p>We always email you about late transfers, failed refunds and problems with the website.</p>
        </div>
      }
    >
      {keysOf(SWITCHES).map((name) => (
        <li key={name} className="px-4 py-2">
          <MailSwitch name={name} isOn={settings[name]} />
        </li>
      ))}
    </Group>
  )
}

function MailSwitch({ name, isOn }: { name: keyof OperatorMails; isOn: boolean }) {
  const hydrated = useHydrated()
  // What was pressed, until the server has answered: `change.variables` follows a moment later, and the box would jump back till then.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (on: boolean) => api('PATCH', '/api/admin/settings', { body: { [name]: on } }),
    onSuccess: (settings) => queries.setQueryData(settingsQuery.queryKey, settings),
    onError: toastFailure('Setting not saved'),
    onSettled: () => setPressed(null),
  })
  return (
    <Checkbox
      {...SWITCHES[name]}
      checked={pressed ?? isOn}
      disabled={!hydrated || pressed !== null}
      onChange={({ target: { checked } }) => {
        setPressed(checked)
        change.mutate(checked)
      }}
    />
  )
}

/** What the technician has to do, as an email to send or a text to copy. */
function WebsiteGroup({ trouble }: { trouble: string | null }) {
  return (
    <Group title="Website">
      {trouble === null ? (
        <li className={rowStyle}>All well</li>
      ) : (
        <li className={`${rowStyle} flex flex-col items-start gap-3`}>
          <p className="text-sm whitespace-pre-wrap wrap-anywhere">{trouble}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              size="sm"
              href={`mailto:?subject=${encodeURIComponent('The website needs you')}&body=${encodeURIComponent(trouble)}`}
            >
              Send this to your technician
            </ButtonLink>
            <CopyButton text={trouble} what="what your technician has to do" />
          </div>
        </li>
      )}
    </Group>
  )
}

/** Page of settings, signed-in devices, and what is to do for the technician. */
export default function SettingsScreen() {
  const settings = useAdminQuery(settingsQuery)
  const sessions = useAdminQuery(sessionsQuery)
  const passkeys = useAdminQuery(passkeysQuery)
  const backups = useAdminQuery(backupsQuery)
  const errors = useAdminQuery(browserErrorsQuery)
  return (
    <>
      <AdminHead title="Settings" />
      <div className="mt-5 grid items-start gap-x-8 gap-y-7 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-7">
          <Loaded query={settings} what="Your settings">
            {(read) => <MailSwitches settings={read} />}
          </Loaded>
          {settings.data && backups.data && errors.data && (
            <WebsiteGroup
              trouble={forTechnician(settings.data.version, {
                backups: backups.data,
                errors: errors.data.errors,
              })}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          <Loaded query={sessions} what="Your devices">
            {(read) => <DeviceGroup sessions={read.sessions} />}
          </Loaded>
          <Loaded query={passkeys} what="Your passkeys">
            {(list) => (
              <PasskeyGroup
                list={list}
                device={sessions.data?.sessions.find(({ current }) => current)?.device}
              />
            )}
          </Loaded>
          <NotesTool />
        </div>
      </div>
    </>
  )
}

function NotesTool() {
  const { data: sync } = useAdminQuery(syncQuery(false))
  return (
    <Group title="Notion">
      <li className={`${rowStyle} flex flex-col gap-3`}>
        <p className="text-sm text-ink-soft">
          {sync?.configured === false
            ? 'To copy all leads to a Notion database, create an integration at notion.so/my-integrations, share an empty database with it, put its token and the database’s ID into NOTION_TOKEN and NOTION_DATABASE_ID, and restart the server.'
            : 'Copies all leads to your Notion database. The next copy overwrites changes that you make there.'}
        </p>
        <SyncButton />
      </li>
    </Group>
  )
}
