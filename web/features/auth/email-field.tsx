import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'

/** The address that an account goes by, as a password manager looks for it. */
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
