import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentProps } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ERROR_DELAY_MS } from '#web/ui/form/field.tsx'
import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'

/** Returns the state of an account's form, which is checked by the server's schema. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  return useForm<Values>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: zodResolver(schema),
    defaultValues,
  })
}

export function AccountForm(props: ComponentProps<'form'>) {
  return <form method="post" noValidate className="flex flex-col gap-5" {...props} />
}

/** The email field of an account, with the attributes that password managers look for. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
