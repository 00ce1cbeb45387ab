import { Download } from 'lucide-react'
import { address } from '#web/api/client.ts'
import { ButtonLink } from '#web/ui/form/button-link.tsx'

/** The file with everything that we know of the guest, as the server makes it. */
export function DownloadData() {
  return (
    <ButtonLink href={address('/api/account/export')} download variant="secondary" size="sm">
      <Download aria-hidden className="size-4" />
      Download my data
    </ButtonLink>
  )
}
