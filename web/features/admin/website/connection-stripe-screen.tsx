import { listed } from '#domain/base/wording.ts'
import type { ConnectionsView } from '#domain/contract/connection-calls.ts'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { methodTitle } from '#domain/payment/payment-names.ts'
import { api } from '#web/api/client.ts'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { PasswordField } from '#web/ui/form/text-field.tsx'
import { ConnectionForm, connectionsQuery } from './connection-form.tsx'

export const loader = reading('connections')

const TEXTS = {
  replace: 'Replace the key',
  busy: 'Asking Stripe...',
  saved: 'Card payments connected',
  test: 'Test it',
  removed:
    'Guests can’t pay by card, Bancontact or iDEAL until you paste a key again. The webhook at Stripe goes too.',
}

/** Page for taking card payments: one key is pasted, and everything else is made at Stripe. */
export default function StripeScreen() {
  return (
    <Loaded query={useAdminQuery(connectionsQuery)} what="Card payments">
      {({ stripe }) => (
        <ConnectionForm
          name="stripe"
          source={stripe.source}
          title="Card payments"
          below={stateOf(stripe)}
          needs={['secretKey']}
          save={({ secretKey = '' }) => api('PUT', '/api/admin/connections/stripe', { body: { secretKey } })}
          texts={TEXTS}
          facts={factsOf(stripe)}
          renderFields={(input) => (
            <PasswordField
              label={stripe.source === 'none' ? 'Stripe’s secret key' : 'Another secret key'}
              hint="In Stripe under Developers, API keys. It begins with sk_. We make the webhook for you, keep the key encrypted and never show it again."
              autoComplete="off"
              {...input('secretKey')}
            />
          )}
        />
      )}
    </Loaded>
  )
}

function stateOf({ source, mode }: ConnectionsView['stripe']): string {
  if (source === 'none') return 'Not connected: payments are only played through, and no money moves'
  return mode === 'live' ? 'Connected' : 'Connected with a test key'
}

function factsOf({ account, mode, methods }: ConnectionsView['stripe']) {
  const off = methods && CHECKOUT_METHODS.filter((method) => !methods.includes(method))
  return [
    { label: 'Account', value: account ?? '' },
    { label: 'Key', value: mode === 'live' ? 'Live: cards are charged' : 'Test: no money moves' },
    { label: 'Switched on', value: listed((methods ?? []).map(methodTitle)) },
    {
      label: 'Switch on in Stripe under Settings, Payment methods',
      value: listed((off ?? []).map(methodTitle)),
    },
  ].filter(({ value }) => value !== '')
}
