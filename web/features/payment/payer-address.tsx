import { useState } from 'react'
import { emailSchema } from '#domain/base/text-schema.ts'
import { capitalised } from '#domain/base/wording.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

/** The payer's address for the receipt. */
export interface PayerAddress {
  /** Undefined if none is given or the text is not an address. */
  email: string | undefined
  /** The error text; null if the address is valid or empty. */
  problem: string | null
  typed: string
  type: (typed: string) => void
}

export function usePayerAddress(): PayerAddress {
  const [typed, type] = useState('')
  if (typed.trim() === '') return { email: undefined, problem: null, typed, type }
  const checked = emailSchema.safeParse(typed)
  return checked.success
    ? { email: checked.data, problem: null, typed, type }
    : { email: undefined, problem: 'Please check this address', typed, type }
}

/** The field for the payer's address, with what it is used for. */
export function PayerAddressField({
  address,
  holder,
  asked,
  disabled,
}: {
  address: PayerAddress
  /** What to call who has the place. */
  holder: string
  /** True once the payer tried to go on: an error is then shown. */
  asked: boolean
  disabled: boolean
}) {
  return (
    <TextField
      label="Where should we send your receipt?"
      optional
      name="payerEmail"
      type="email"
      inputMode="email"
      autoComplete="email"
      hint={
        <span className="wrap-anywhere">
          Your own email address, used for nothing else. {capitalised(holder)} gets a receipt too.
        </span>
      }
      error={asked ? (address.problem ?? undefined) : undefined}
      disabled={disabled}
      value={address.typed}
      onChange={(event) => address.type(event.currentTarget.value)}
    />
  )
}
