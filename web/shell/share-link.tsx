import { Button } from '#web/ui/form/button.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'

/** Shares a link with other apps; shown only if the browser can, as phones can. */
export function ShareLink({ link, title }: { link: string; title: string }) {
  if (!useHydrated() || !('share' in navigator)) return null
  return (
    <Button variant="secondary" size="sm" onClick={() => void shared({ title, text: title, url: link })}>
      Share link
    </Button>
  )
}

/** Returns true if the device shared it or the guest closed the share sheet; false on a device that cannot share. */
export async function shared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
