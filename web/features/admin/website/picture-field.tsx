import { Camera } from 'lucide-react'
import { ACCEPTED_PICTURES, MAX_ALT_LENGTH } from '#domain/site/pictures.ts'
import type { PlacedPicture } from '#domain/site/placed-picture.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { buttonStyle } from '#web/ui/form/button.tsx'
import { TextArea } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pictureOf, plainSource } from '#web/ui/picture.tsx'
import { PictureMiddle } from './picture-middle.tsx'
import {
  changeUpload,
  sendPicture,
  uploadPicture,
  usePictureUploads,
  type PictureUpload,
} from './picture-upload.ts'

/** A field for one picture of the website: the photo, its middle, and what can be seen. */
export function PictureField({
  name,
  value,
  current,
  needed,
  ratio = 4 / 3,
  error,
  onChange,
}: {
  /** Unique on the website: the upload continues under this name when the field is closed, and is found again. */
  name: string
  /** Null while the picture that came with the product is shown. */
  value: PlacedPicture | null
  /** The address of that picture. Null if there is none. */
  current: string | null
  /** The smallest width in pixels. */
  needed: number
  /** Width to height of the cut. */
  ratio?: number
  /** What is wrong with the words: the draft's problem. */
  error?: string | undefined
  /** Called on each change, and once an upload ends, also after the field was closed. */
  onChange: (value: PlacedPicture) => void
}) {
  const upload = usePictureUploads().get(name)
  const coming = upload?.picture && upload.state !== 'refused' ? upload : null
  const placed = coming ?? value
  const source = coming?.picture?.preview ?? (value ? plainSource(pictureOf(value)) : current)

  function place(change: Partial<Pick<PlacedPicture, 'alt' | 'middle'>>) {
    if (coming) changeUpload(name, change)
    else if (value) onChange({ ...value, ...change })
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {source && placed && (
        <PictureMiddle
          source={source}
          ratio={ratio}
          middle={placed.middle}
          onChange={(middle) => place({ middle })}
        />
      )}
      {source && !placed && (
        <img src={source} alt="" className="w-full rounded-xl object-cover" style={{ aspectRatio: ratio }} />
      )}
      {upload && <UploadState upload={upload} onRetry={() => sendPicture(name)} />}
      {placed && (
        <TextArea
          label="What can be seen"
          hint="Read aloud to guests who can’t see it."
          rows={2}
          required
          maxLength={MAX_ALT_LENGTH}
          value={placed.alt}
          error={error}
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
            if (file) void uploadPicture(name, file, needed, (stored) => onChange(stored))
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
