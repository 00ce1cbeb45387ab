import { Camera } from 'lucide-react'
import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import { ACCEPTED_PICTURES, MAX_ALT_LENGTH } from '#domain/site/pictures.ts'
import type { PlacedPicture } from '#domain/site/placed-picture.ts'
import { pictureIn } from '#domain/site/site-document.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { buttonStyle } from '#web/ui/form/button.tsx'
import { TextArea } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pictureOf, plainSource } from '#web/ui/picture.tsx'
import { useSiteField } from './kept-words.tsx'
import { PictureMiddle } from './picture-middle.tsx'
import { changeUpload, sendPicture, uploadPicture, uploads, type PictureUpload } from './picture-upload.ts'

/** Width to height of the cut that the field shows. */
const RATIO = 4 / 3

/** A field for one picture: the photo, its middle, and what can be seen. An upload continues when the field is closed, and is found again. */
export function PictureField({
  field,
  current,
}: {
  field: SiteFieldView
  /** The address of the picture that came with the product. Null if there is none. */
  current: string | null
}) {
  const { path } = field
  const { value, problem, change } = useSiteField(field)
  const upload = uploads.useValue().get(path)
  const coming = upload?.picture && upload.state !== 'refused' ? upload : null
  const own = pictureIn(value)
  const placed = coming ?? own
  const source = coming?.picture?.preview ?? (own ? plainSource(pictureOf(own)) : current)

  function place(part: Partial<Pick<PlacedPicture, 'alt' | 'middle'>>) {
    if (coming) changeUpload(path, part)
    else if (own) change({ ...own, ...part })
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {source && placed && (
        <PictureMiddle
          source={source}
          ratio={RATIO}
          middle={placed.middle}
          onChange={(middle) => place({ middle })}
        />
      )}
      {source && !placed && (
        <img src={source} alt="" className="w-full rounded-xl object-cover" style={{ aspectRatio: RATIO }} />
      )}
      {upload && <UploadState upload={upload} onRetry={() => sendPicture(path)} />}
      {placed && (
        <TextArea
          label="What can be seen"
          hint="Read aloud to guests who can’t see it."
          rows={2}
          required
          maxLength={MAX_ALT_LENGTH}
          value={placed.alt}
          error={problem ?? undefined}
          onChange={({ target }) => place({ alt: target.value })}
        />
      )}
      <label
        className={`${buttonStyle({ size: 'sm', variant: 'secondary' })} cursor-pointer self-start has-focus-visible:outline-2`}
      >
        <input
          type="file"
          className="sr-only"
          accept={ACCEPTED_PICTURES}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void uploadPicture(path, file, field.minWidth, change)
            // Cleared so that choosing the same file again triggers a change event.
            target.value = ''
          }}
        />
        <Camera aria-hidden className="size-5" />
        {source ? 'Choose another' : 'Choose a picture'}
      </label>
    </div>
  )
}

const barStyle =
  'my-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-teal-deep [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-teal-deep'

/** The bar of an upload, or why it is paused or was refused. */
function UploadState({ upload, onRetry }: { upload: PictureUpload; onRetry: () => void }) {
  const { state, sent, picture, problem } = upload
  const percent = Math.round(sent * 100)
  const bar = <progress aria-label="Upload" value={percent} max={100} className={barStyle} />
  if (state === 'sending') {
    return (
      <div className="text-sm text-ink-soft">
        {bar}
        <p className="figures">{`${percent}% of ${((picture?.blob.size ?? 0) / 1e6).toFixed(1)} MB`}</p>
        <output>{sent < 1 ? 'Uploading...' : 'Preparing its sizes...'}</output>
      </div>
    )
  }
  return (
    <Notice live="alert" tone="warning" title={problem?.title ?? `Upload paused at ${percent}%`}>
      <p>{problem?.text ?? 'It’s kept on this device and goes on when you’re online.'}</p>
      {state === 'paused' && (
        <>
          {bar}
          <SmallButton onClick={onRetry}>Try again</SmallButton>
        </>
      )}
    </Notice>
  )
}
