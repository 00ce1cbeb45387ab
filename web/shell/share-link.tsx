import { Button } from '#web/ui/form/button.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'

/** Shares a link with other apps; shown only if the browser can, as phones can. */
export function ShareLink({ link, title }: { link: string; title: string }) {
  if (!useHydrated() || !('share' in navigator)) return null
  const share = () =>
    navigator
      .share({ title, text: title, url: link })
      // The guest closed the share sheet.
      .catch(() => undefined)
  return (
    <Button variant="secondary" size="sm" onClick={() => void share()}>
      Share link
    </Button>
  )
}

/** Copies or shares the link by which a traveller says what only they can say. */
export function TravellerLink({
  link,
  name,
  country,
  date,
}: {
  link: string
  name: string
  country: string
  date: string | null
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <ShareLink link={link} title={`We’re going to ${country}, ${date ?? ''}. Add your details here:`} />
      <CopyButton text={link} what={`the link for ${name}`} />
    </div>
  )
}
