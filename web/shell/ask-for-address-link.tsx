import { CONFIRM_LINK_HOURS } from '#domain/account/account.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { showFailure, useCall } from './use-call.tsx'

/** Button that emails the guest a link to confirm their address, and shows the result. */
export function AskForAddressLink({ children }: { children: string }) {
  const ask = useCall({
    call: () => api('POST', '/api/auth/address-link'),
    onError: (error) => showFailure(error, 'We couldn’t send the link', 'Please try again in a moment.'),
  })
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        busy={ask.isPending}
        busyLabel="Sending the link..."
        onClick={() => ask.run()}
      >
        {children}
      </Button>
      {ask.answer && (
        <output className="mt-2 block text-sm">
          {ask.answer.mailed
            ? `We’ve emailed you the link. It works once, within ${CONFIRM_LINK_HOURS} hours. If it doesn’t arrive, check your spam folder.`
            : 'We’ve sent several emails within the hour, so we’re not sending another yet. If none of them has the link, ask again in an hour.'}
        </output>
      )}
    </div>
  )
}
