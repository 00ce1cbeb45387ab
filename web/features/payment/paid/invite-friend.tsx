import { Check, UserPlus } from 'lucide-react'
import type { Booking } from '#domain/booking/booking.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useCopy } from '#web/ui/form/copy-button.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { featurePictures } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { TripTexts } from './trip-page.ts'

/** Shares a link to the booking form with this stay's dates chosen, through the device's share sheet or else the clipboard. */
export function InviteFriend({ booking, texts }: { booking: Booking; texts: TripTexts['friend'] }) {
  const { copied, invite } = useInvite(invitePath(booking), texts.message)
  return (
    <section className="grid overflow-hidden rounded-xl border border-amber bg-amber-soft text-ink md:grid-cols-[15rem_minmax(0,1fr)] md:items-center md:gap-x-8 lg:col-span-3 lg:grid-cols-[15rem_minmax(0,1fr)_auto]">
      <div className="h-40 overflow-hidden md:row-span-2 md:h-full md:min-h-44 lg:row-span-1">
        <Picture
          file={featurePictures.community}
          alt=""
          sizes="(width < 48rem) 100vw, 15rem"
          className="size-full"
        />
      </div>
      <div className="px-5 pt-5 md:py-0 md:pt-6 md:pr-7 md:pl-0 lg:py-6">
        <h2 className="text-2xl">{texts.title}</h2>
        <p className="mt-1.5 text-sm">{texts.text}</p>
        <a href={invitePath(booking)} className={`${linkStyle} inline-flex min-h-11 items-center text-sm`}>
          See the link
        </a>
      </div>
      <div className="px-5 pt-1 pb-5 md:pr-7 md:pb-6 md:pl-0 lg:py-6">
        <Button variant="secondary" className="max-md:w-full" onClick={invite}>
          {/* Both labels share a cell that is wide enough for either, so nothing moves. */}
          <span className="grid place-items-center *:[grid-area:1/1]">
            <span className={copied ? 'invisible' : 'inline-flex items-center gap-2'}>
              <UserPlus aria-hidden className="size-5" />
              {texts.button}
            </span>
            <span aria-live="polite" className="inline-flex items-center gap-2">
              {copied && (
                <>
                  <Check aria-hidden className="size-5" /> Copied!
                </>
              )}
            </span>
          </span>
        </Button>
      </div>
    </section>
  )
}

/** Returns the path of the booking form with the same dates chosen; the friend chooses the package. */
function invitePath({ startsOn, selectedDate }: Booking): string {
  return `/booking?${new URLSearchParams({ date: startsOn ?? selectedDate ?? '' })}`
}

function useInvite(path: string, message: string) {
  const { copied, copy } = useCopy()
  async function invite() {
    const url = new URL(path, window.location.origin).href
    if (!(await shared({ text: message, url }))) await copy(url)
  }
  return { copied, invite: () => void invite() }
}

/** Returns true if the device shared it or the guest closed the share sheet; false on a device that cannot share. */
async function shared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
