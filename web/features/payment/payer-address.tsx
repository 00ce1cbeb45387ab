import { useState } from 'react'
import { emailSchema } from '#domain/base/text-schema.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

/** Where whoever pays by the link wants the receipt. */
export interface PayerAddress {
  /** Undefined where none is wanted, or what was typed is no address. */
  email: string | undefined
  /** Why it cannot be used, in words; null where it can, or none is wanted. */
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

/** Asks for it, and says what becomes of it. */
export function PayerAddressField({
  address,
  firstName,
  asked,
  disabled,
}: {
  address: PayerAddress
  firstName: string
  /** They wanted to go on: what is wrong is said. */
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
      hint={`Your own email address, used for nothing else. ${firstName} gets a receipt too.`}
      error={asked ? (address.problem ?? undefined) : undefined}
      disabled={disabled}
      value={address.typed}
      onChange={(event) => address.type(event.currentTarget.value)}
    />
  )
}
