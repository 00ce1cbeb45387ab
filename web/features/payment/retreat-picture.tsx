import { heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'

/** The evening picture on top of a bill, with the retreat's name over it. */
export function RetreatPicture({ title, text }: { title: string; text: string }) {
  return (
    <div className="relative isolate flex min-h-22 items-end overflow-hidden bg-sea-deep text-white lg:min-h-40">
      <span className="absolute inset-0 -z-10">
        <Picture
          file={heroPicture}
          alt=""
          sizes="(width < 64rem) 100vw, 384px"
          className="size-full object-[64%_60%]"
        />
      </span>
      <span
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-b from-transparent from-15% to-sea-deep/95"
      />
      <p className="figures min-w-0 px-4 py-3 leading-snug wrap-anywhere lg:px-5">
        <span className="block font-display text-2xl font-bold">{title}</span>
        <span className="block text-sm">{text}</span>
      </p>
    </div>
  )
}
