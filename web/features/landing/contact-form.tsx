import { useState, type SubmitEvent } from 'react'
import { recordOf } from '#domain/base/typed-records.ts'
import { api, errorText, fieldErrorsOf } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

type FieldErrors = Readonly<Record<string, string>>

/** The contact form with its messages (specification, section 8); only the server validates it (section 5.4). */
export function ContactForm({ button }: { button: string }) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})

  async function send(form: HTMLFormElement) {
    setBusy(true)
    try {
      const { mailed } = await api('POST', '/api/contacts', { body: messageIn(new FormData(form)) })
      setErrors({})
      form.reset()
      toasts.show({
        title: 'Message sent successfully!',
        description: mailed
          ? "We'll get back to you within 24 hours to discuss your kitesurfing adventure."
          : "We'll get back to you within 24 hours. We’ve sent several emails within the hour, so we’re not sending one about this.",
      })
    } catch (error) {
      const wrong = fieldErrorsOf(error)
      setErrors(Object.fromEntries(wrong.map(({ field, message }) => [field, message])))
      focusField(form, wrong[0]?.field)
      toasts.show({
        title: 'Error sending message',
        description: errorText(error, 'Please try again later.'),
        tone: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2"
    >
      <TextField label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        error={errors.lastName}
        optional
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone}
        optional
      />
      <TextField label="Retreat you have in mind" name="retreat" error={errors.retreat} optional />
      <TextField label="Kiting experience" name="experience" error={errors.experience} optional />
      <TextArea label="Message" name="message" error={errors.message} className="sm:col-span-2" />
      <Button type="submit" size="lg" busy={busy} busyLabel="Sending..." className="sm:justify-self-start">
        {button}
      </Button>
    </form>
  )
}

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'retreat', 'experience', 'message'] as const

function messageIn(form: FormData) {
  return recordOf(FIELDS, (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  })
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // Centred, so that the label and the error are visible too.
  field.scrollIntoView({ block: 'center' })
}
