import { isScarce, tierSpotsWording } from '#domain/place/scarcity.ts'
import { TIER_NAMES } from '#domain/price/pricing.ts'
import type { Places } from '#web/api/read-places.ts'
import { LatePicture } from '#web/shell/late-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { bandPhonePicture, bandPicture } from '#web/ui/media-files.ts'

/** The evening picture above the form, with the heading and the places left of the tier in force. */
export function BookingBand({
  heading,
  tiers,
}: {
  heading: { title: string; subtitle: string }
  tiers: Places['tiers']
}) {
  return (
    <div className="relative isolate overflow-hidden bg-sea-deep text-white">
      <LatePicture
        file={bandPicture}
        phone={bandPhonePicture}
        sizes="100vw"
        className="absolute inset-0 -z-10 [&_img]:object-[60%_35%]"
      />
      {/* A shade behind the text; on wide screens it leaves the kite and the rider bright. */}
      <div className="absolute inset-0 -z-10 bg-sea-deep/70 md:bg-sea-deep/40" />
      <div className="absolute inset-0 -z-10 hidden bg-linear-to-r from-sea-deep/90 via-sea-deep/60 via-45% to-transparent to-75% md:block" />
      <div className="page-column pt-20 pb-6 lg:pt-28 lg:pb-12">
        <div className="max-w-xl text-shadow-md">
          <h1 className="text-[min(clamp(2.125rem,1.6rem+2.4vw,3.5rem),15vw)]">{heading.title}</h1>
          <p className="mt-2 max-w-lg text-lg leading-snug text-balance text-cream">{heading.subtitle}</p>
          <TierBadge tiers={tiers} />
        </div>
      </div>
    </div>
  )
}

/** The spots left in the tier. Renders nothing if the tiers are unknown or the tier has no counted spots left. */
function TierBadge({ tiers }: { tiers: Places['tiers'] }) {
  if (!tiers) return null
  const name = TIER_NAMES[tiers.kiter.tier]
  const wording = tierSpotsWording(tiers.spotsLeft, name)
  if (wording === null) return null
  return (
    <p className="mt-3 text-shadow-none">
      {isScarce(tiers.spotsLeft ?? 0) ? (
        <Badge tone="warning">{wording}</Badge>
      ) : (
        <Badge className="bg-sea-deep! text-amber!">{wording}</Badge>
      )}
    </p>
  )
}
