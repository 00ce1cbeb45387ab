import { Download } from 'lucide-react'
import { address } from '#web/api/client.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'

/** Links to the server's export file of the guest's data. */
export function DownloadData() {
  return (
    <ButtonLink href={address('/api/account/export')} download variant="secondary" size="sm">
      <Download aria-hidden className="size-4" />
      Download my data
    </ButtonLink>
  )
}
