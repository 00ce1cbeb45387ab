import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { forgotPasswordSchema } from '#domain/account.ts'
import { api } from '#web/api/client.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { useCall } from '#web/shell/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ERROR_DELAY_MS } from '#web/ui/error-delay.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EmailField } from './email-field.tsx'

/** Asks for a reset link. What it answers never tells whether the address has an account (decision 0010). */
export function ForgotPasswordForm() {
  const form = useForm<{ email: string }>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  })
  const request = useCall({
    call: (body: { email: string }) => api('POST', '/api/auth/forgot-password', { body }),
    onError: (error) => showFailure(error, 'The link was not sent', 'Please try again in a moment.'),
  })

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="forgot-password"
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((sent) => request.run(sent))}
    >
      <div>
        <h2 id="forgot-password" className="text-2xl">
          Forgot your password?
        </h2>
        <p className="mt-1.5 text-ink-soft">We’ll email you a link to set a new one.</p>
      </div>
      <EmailField {...form.register('email')} error={form.formState.errors.email?.message} />
      <Button type="submit" wide busy={request.isPending} busyLabel="Sending the link...">
        Send the link
      </Button>
      {request.isDone && (
        <Notice
          live="status"
          tone="success"
          title={`If there is an account for ${request.input?.email}, we’ve sent a link.`}
        >
          It works once, for one hour. We send at most three an hour. If it doesn’t arrive, check your spam
          folder.
        </Notice>
      )}
      <a href="/auth" className={`${linkStyle} -my-2 inline-flex min-h-11 items-center self-start`}>
        Back to sign in
      </a>
    </form>
  )
}
