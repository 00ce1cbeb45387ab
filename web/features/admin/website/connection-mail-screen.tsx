import { api } from '#web/api/client.ts'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { PasswordField, TextField } from '#web/ui/form/text-field.tsx'
import { ConnectionForm, connectionsQuery, type FieldInput } from './connection-form.tsx'

export const loader = reading('connections')

const TEXTS = {
  replace: 'Replace the login',
  busy: 'Signing in...',
  saved: 'Mail connected',
  test: 'Send me a test email',
  removed: 'Emails to you and your guests stay in the outbox until you connect mail again.',
}

/** Page for sending emails: address and password of a mailbox are pasted. */
export default function MailScreen() {
  return (
    <Loaded query={useAdminQuery(connectionsQuery)} what="Mail">
      {({ mail }) => (
        <ConnectionForm
          name="mail"
          source={mail.source}
          title="Mail"
          below={mail.source === 'none' ? 'Not connected: emails stay in the outbox' : 'Connected'}
          needs={['from', 'password']}
          save={(typed) => api('PUT', '/api/admin/connections/mail', { body: bodyOf(typed) })}
          texts={TEXTS}
          facts={[
            { label: 'Sent from', value: mail.address },
            ...(mail.server ? [{ label: 'Server', value: mail.server }] : []),
          ]}
          renderFields={(input) => <Login input={input} />}
        />
      )}
    </Loaded>
  )
}

function Login({ input }: { input: (field: string) => FieldInput }) {
  const other = [
    { ...input('host'), label: 'Server', hint: 'Left empty, we take the usual one for the address.' },
    { ...input('port'), label: 'Port', hint: '587, or 465.', inputMode: 'numeric' as const },
    { ...input('user'), label: 'User name', hint: 'If it isn’t the address.' },
  ]
  // A refused server is shown, also one that we had chosen.
  const isOpen = other.some(({ value, error }) => value !== '' || error !== undefined)
  return (
    <>
      <TextField
        label="Email address"
        hint="Guests see it as the sender."
        type="email"
        autoComplete="off"
        {...input('from')}
      />
      <PasswordField
        label="Its password"
        hint="Gmail and others want a password made for apps. We keep it encrypted and never show it again."
        autoComplete="off"
        {...input('password')}
      />
      <details open={isOpen || undefined} className="rounded-lg border border-line bg-white px-4 py-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          Another server or user name
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          {other.map((field) => (
            <TextField key={field.name} autoCapitalize="none" optional {...field} />
          ))}
        </div>
      </details>
    </>
  )
}

/** Returns what was typed; an empty field counts as not given. */
function bodyOf({ port = '', ...texts }: Readonly<Record<string, string>>) {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return port.trim() === '' ? given : { ...given, port: Number(port) }
}
