import { useState } from 'react'
import type { ConnectionsView } from '#domain/contract/connection-calls.ts'
import { api } from '#web/api/client.ts'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { failureOf, fieldErrorsOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { PasswordField, TextField } from '#web/ui/form/text-field.tsx'
import { BACK, Connected, connectionsQuery, Fact } from './connection-parts.tsx'

export const loader = reading('connections')

/** Page for sending emails: address and password of a mailbox are pasted. */
export default function MailScreen() {
  return (
    <Loaded query={useAdminQuery(connectionsQuery)} what="Mail">
      {({ mail }) => <MailForm mail={mail} />}
    </Loaded>
  )
}

const NOTHING = { from: '', password: '', user: '', host: '', port: '' }

function MailForm({ mail }: Pick<ConnectionsView, 'mail'>) {
  const [login, setLogin] = useState(NOTHING)
  const { confirming, dialog } = useConfirmation()
  const paste = useFormAction({
    isChanged: () => Object.values(login).some((typed) => typed !== ''),
    act: () => confirming(() => api('PUT', '/api/admin/connections/mail', { body: bodyOf(login) })),
    done: () => ({ title: 'Mail connected', description: 'Send yourself a test email now.' }),
    onDone: () => setLogin(NOTHING),
  })
  const isFixed = mail.source === 'environment'
  const errors = fieldErrorsOf(paste.error)
  const isEmpty = login.from.trim() === '' || login.password === ''
  const input = (name: keyof typeof NOTHING) => ({
    name,
    value: login[name],
    error: errors.get(name),
    onChange: (event: { target: { value: string } }) => setLogin({ ...login, [name]: event.target.value }),
  })
  return (
    <>
      <FormPage
        title="Mail"
        below={mail.source === 'none' ? 'Not connected: emails stay in the outbox' : 'Connected'}
        back={BACK}
        failure={errors.size > 0 ? null : failureOf('Not connected', paste.error)}
        onSubmit={() => !isEmpty && paste.mutate()}
        submit={
          isFixed
            ? null
            : {
                label: mail.source === 'none' ? 'Connect' : 'Replace the login',
                busy: paste.isPending,
                busyLabel: 'Signing in...',
                disabled: isEmpty,
              }
        }
        keep="Back"
      >
        <Connected
          name="mail"
          source={mail.source}
          test="Send me a test email"
          removed="Emails to you and your guests stay in the outbox until you connect mail again."
        >
          <Fact label="Sent from">{mail.address}</Fact>
          {mail.server && <Fact label="Server">{mail.server}</Fact>}
        </Connected>
        {!isFixed && (
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
            <details className="rounded-lg border border-line bg-white px-4 py-3">
              <summary className="min-h-11 cursor-default content-center font-semibold">
                Another server or user name
              </summary>
              <div className="mt-3 flex flex-col gap-4">
                <TextField
                  label="Server"
                  hint="Left empty, we take the usual one for the address."
                  autoCapitalize="none"
                  optional
                  {...input('host')}
                />
                <TextField label="Port" hint="587, or 465." inputMode="numeric" optional {...input('port')} />
                <TextField
                  label="User name"
                  hint="If it isn’t the address."
                  autoCapitalize="none"
                  optional
                  {...input('user')}
                />
              </div>
            </details>
          </>
        )}
      </FormPage>
      {dialog}
    </>
  )
}

/** Returns what was typed; an empty field counts as not given. */
function bodyOf({ port, ...texts }: typeof NOTHING) {
  const given = Object.fromEntries(Object.entries(texts).filter(([, typed]) => typed !== ''))
  return port.trim() === '' ? given : { ...given, port: Number(port) }
}
