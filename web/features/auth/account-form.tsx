import type * as z from 'zod/mini'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentProps } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { ERROR_DELAY_MS } from '#web/ui/form/field.tsx'

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
