import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { RefundLinkView } from '#domain/contract/operator-payment-calls.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { refundAccountSchema, type RefundAccount } from '#domain/refund/refund-account.ts'
import { api } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ERROR_DELAY_MS } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** The account holder and the IBAN, which is shown in groups of four as on a card, or the number, bank and country of an account without one. */
export function RefundAccountForm({
  token,
  name,
  onGiven,
}: {
  token: string
  name: string
  onGiven: (view: RefundLinkView) => void
}) {
  const [hasIban, setHasIban] = useState(true)
  const form = useForm<RefundAccount>({
    // Only the fields that are shown are sent.
    shouldUnregister: true,
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: zodResolver(refundAccountSchema),
    defaultValues: { holder: name, iban: '', accountNumber: '', bank: '', country: '' },
  })
  const give = useCall({
    call: (account: RefundAccount) =>
      api('POST', '/api/refund/{token}', { params: { token }, body: account }),
    onSuccess: onGiven,
    onError: (error) => showFailure(error, 'We couldn’t save the account', 'Please try again in a moment.'),
  })
  const { errors } = form.formState
  return (
    <form
      method="post"
      noValidate
      className="mt-4 flex flex-col gap-5"
      onSubmit={form.handleSubmit((account) => give.run(account))}
    >
      {hasIban ? (
        <TextField
          {...form.register('iban', {
            onBlur: () => form.setValue('iban', groupedIban(form.getValues('iban') ?? '')),
          })}
          label="IBAN"
          hint="It starts with two letters. You’ll find it in your banking app."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="figures"
          error={errors.iban?.message}
        />
      ) : (
        <>
          <TextField
            {...form.register('accountNumber')}
            label="Account number"
            hint="With the bank or branch code, if your bank uses one."
            autoComplete="off"
            spellCheck={false}
            className="figures"
            error={errors.accountNumber?.message}
          />
          <TextField
            {...form.register('bank')}
            label="Bank"
            autoComplete="off"
            error={errors.bank?.message}
          />
          <TextField
            {...form.register('country')}
            label="Country of the bank"
            autoComplete="country-name"
            error={errors.country?.message}
          />
        </>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-mt-3 -ml-4 self-start"
        onClick={() => setHasIban(!hasIban)}
      >
        {hasIban ? 'My account has no IBAN' : 'My account has an IBAN'}
      </Button>
      <TextField
        {...form.register('holder')}
        label="Name on the account"
        hint="Exactly as your bank writes it. The account may belong to someone else."
        autoComplete="name"
        error={errors.holder?.message}
      />
      <Button type="submit" size="lg" wide busy={give.isPending} busyLabel="Sending...">
        Save bank details
      </Button>
    </form>
  )
}
