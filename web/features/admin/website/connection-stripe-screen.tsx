import { useState } from 'react'
import { listed } from '#domain/base/wording.ts'
import type { ConnectionsView } from '#domain/contract/connection-calls.ts'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { methodTitle } from '#domain/payment/payment-names.ts'
import { api } from '#web/api/client.ts'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { failureOf, fieldErrorsOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { PasswordField } from '#web/ui/form/text-field.tsx'
import { BACK, Connected, connectionsQuery, Fact } from './connection-parts.tsx'

export const loader = reading('connections')

/** Page for taking card payments: one key is pasted, and everything else is made at Stripe. */
export default function StripeScreen() {
  return (
    <Loaded query={useAdminQuery(connectionsQuery)} what="Card payments">
      {({ stripe }) => <StripeForm stripe={stripe} />}
    </Loaded>
  )
}

function StripeForm({ stripe }: Pick<ConnectionsView, 'stripe'>) {
  const [secretKey, setSecretKey] = useState('')
  const { confirming, dialog } = useConfirmation()
  const paste = useFormAction({
    isChanged: () => secretKey !== '',
    act: () => confirming(() => api('PUT', '/api/admin/connections/stripe', { body: { secretKey } })),
    done: () => ({ title: 'Card payments connected' }),
    onDone: () => setSecretKey(''),
  })
  const isFixed = stripe.source === 'environment'
  const error = fieldErrorsOf(paste.error).get('secretKey')
  return (
    <>
      <FormPage
        title="Card payments"
        below={stateOf(stripe)}
        back={BACK}
        failure={error ? null : failureOf('Not connected', paste.error)}
        onSubmit={() => secretKey.trim() !== '' && paste.mutate()}
        submit={
          isFixed
            ? null
            : {
                label: stripe.source === 'none' ? 'Connect' : 'Replace the key',
                busy: paste.isPending,
                busyLabel: 'Asking Stripe...',
                disabled: secretKey.trim() === '',
              }
        }
        keep="Back"
      >
        <Connected
          name="stripe"
          source={stripe.source}
          test="Test it"
          removed="Guests can’t pay by card, Bancontact or iDEAL until you paste a key again. The webhook at Stripe goes too."
        >
          {stripe.account && <Fact label="Account">{stripe.account}</Fact>}
          <Fact label="Key">
            {stripe.mode === 'live' ? 'Live: cards are charged' : 'Test: no money moves'}
          </Fact>
          {stripe.methods && <MethodFacts on={stripe.methods} />}
        </Connected>
        {!isFixed && (
          <PasswordField
            label="Stripe’s secret key"
            hint="In Stripe under Developers, API keys. It begins with sk_. We make the webhook for you, keep the key encrypted and never show it again."
            name="stripe-key"
            autoComplete="off"
            value={secretKey}
            error={error}
            onChange={(event) => setSecretKey(event.target.value)}
          />
        )}
      </FormPage>
      {dialog}
    </>
  )
}

function stateOf({ source, mode }: ConnectionsView['stripe']): string {
  if (source === 'none') return 'Not connected: payments are only played through, and no money moves'
  return mode === 'live' ? 'Connected' : 'Connected with a test key'
}

function MethodFacts({ on }: { on: NonNullable<ConnectionsView['stripe']['methods']> }) {
  const off = CHECKOUT_METHODS.filter((method) => !on.includes(method))
  return (
    <>
      {on.length > 0 && <Fact label="Switched on">{listed(on.map(methodTitle))}</Fact>}
      {off.length > 0 && (
        <Fact label="Switch on in Stripe under Settings, Payment methods">
          {listed(off.map(methodTitle))}
        </Fact>
      )}
    </>
  )
}
