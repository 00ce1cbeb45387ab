import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'

/** What we know of the guest: to take along, and to have deleted. */
export function YourData() {
  return (
    <section aria-labelledby="your-data" className="flex flex-col gap-4">
      <h2 id="your-data">Your data</h2>
      <Card className="flex flex-col gap-4">
        <p className="max-w-2xl text-ink-soft">
          Download everything that we know of you as one file, or delete your account. Our{' '}
          <a href="/privacy-policy" className={linkStyle}>
            privacy policy
          </a>{' '}
          says how long we keep what.
        </p>
        <div className="flex flex-wrap gap-3">
          <DownloadData />
          <DeleteAccount />
        </div>
      </Card>
    </section>
  )
}
