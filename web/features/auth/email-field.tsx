import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'

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
