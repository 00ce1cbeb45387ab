import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keysOf } from '#domain/typed-records.ts'
import type { OperatorMails, OperatorSettings } from '#domain/operator-settings.ts'
import { api, errorText } from '#web/api/client.ts'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { settingsQuery } from './settings-queries.ts'

const SWITCHES: Record<keyof OperatorMails, { label: string; hint?: string }> = {
  mailOnBooking: { label: 'A new booking' },
  mailOnCardPayment: { label: 'A payment by card, Bancontact or iDEAL | Wero' },
  mailOnCancellation: { label: 'A cancellation by a guest' },
  morningDigest: {
    label: 'To do, every morning at 7 in Banjul',
    hint: 'If there’s nothing to do, there’s no email.',
  },
}

/** Which mails she gets; each is saved as it is switched. */
export function MailSwitches({ settings }: { settings: OperatorSettings }) {
  return (
    <Group
      title="Mails to you"
      foot={
        <div className={`${rowStyle} text-sm text-ink-soft`}>
          <p className="wrap-anywhere">They go to {settings.mailsGoTo}.</p>
          {!settings.mailsAreSent && (
            <p>There’s no mail server yet, so emails are only kept here, under Mail.</p>
          )}
          <p>
            Transfers to look for, refunds that do not go out, and what is wrong with the website are always
            told.
          </p>
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
  // What was just pressed stands at once; what the server says, from its answer on.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (on: boolean) => api('PATCH', '/api/admin/settings', { body: { [name]: on } }),
    onSuccess: (settings) => queries.setQueryData(settingsQuery.queryKey, settings),
    onError: (error) =>
      toasts.show({
        title: 'That was not saved',
        description: errorText(error, 'No connection. Please try again.'),
        tone: 'destructive',
      }),
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
