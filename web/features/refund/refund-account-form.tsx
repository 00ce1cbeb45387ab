import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { groupedIban } from '#domain/iban.ts'
import type { RefundLinkView } from '#domain/operator-payment-calls.ts'
import { refundAccountSchema, type RefundAccount } from '#domain/refund-account.ts'
import { api } from '#web/api/client.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { useCall } from '#web/shell/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ERROR_DELAY_MS } from '#web/ui/error-delay.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** Whose account, and which. The IBAN falls into groups of four as it stands on a card. */
export function RefundAccountForm({
  token,
  name,
  onGiven,
}: {
  token: string
  name: string
  onGiven: (view: RefundLinkView) => void
}) {
  const form = useForm<RefundAccount>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: zodResolver(refundAccountSchema),
    defaultValues: { holder: name, iban: '' },
  })
  const give = useCall({
    call: (account: RefundAccount) =>
      api('POST', '/api/refund/{token}', { params: { token }, body: account }),
    onSuccess: onGiven,
    onError: (error) => showFailure(error, 'The account was not saved', 'Please try again in a moment.'),
  })
  const { errors } = form.formState
  return (
    <form
      method="post"
      noValidate
      className="mt-4 flex flex-col gap-5"
      onSubmit={form.handleSubmit((account) => give.run(account))}
    >
      <TextField
        {...form.register('iban', {
          onBlur: () => form.setValue('iban', groupedIban(form.getValues('iban'))),
        })}
        label="IBAN"
        hint="It begins with two letters, and stands on your bank card or in your banking app."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="figures"
        error={errors.iban?.message}
      />
      <TextField
        {...form.register('holder')}
        label="Name on the account"
        hint="As your bank has it; it may be somebody else’s."
        autoComplete="name"
        error={errors.holder?.message}
      />
      <Button type="submit" size="lg" wide busy={give.isPending} busyLabel="Sending...">
        Send the money there
      </Button>
    </form>
  )
}
