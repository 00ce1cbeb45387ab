import type { StoredPicture } from '#domain/contract/picture-calls.ts'
import {
  PICTURE_DAMAGED,
  PICTURE_PROBLEMS,
  pictureKind,
  refusalOfFile,
  refusalOfSize,
  type PictureRefusal,
} from '#domain/site/pictures.ts'
import type { PlacedPicture } from '#domain/site/placed-picture.ts'
import { ApiError, errorText } from '#web/api/client.ts'
import { createStore } from '#web/ui/store.ts'

/** A picture on its way to the server. It outlives the sheet that it was chosen in, with what was typed there. */
export interface PictureUpload extends Pick<PlacedPicture, 'alt' | 'middle'> {
  state: 'sending' | 'paused' | 'refused'
  /** Why it was refused or has to be tried again. Null for a lost network. */
  problem: { title: string; text: string } | null
  /** What is sent, and its address in this browser. Null until it was made smaller. */
  picture: { blob: Blob; preview: string } | null
  /** From 0 to 1. */
  sent: number
  request: XMLHttpRequest | null
  onStored: (placed: PlacedPicture) => void
}

const NONE: ReadonlyMap<string, PictureUpload> = new Map()
/** The uploads by the names of their fields, while they are sent, paused or refused. */
export const uploads = createStore(() => NONE, NONE)

function write(name: string, upload: PictureUpload | null): void {
  const next = new Map(uploads.get())
  if (upload) next.set(name, upload)
  else next.delete(name)
  uploads.set(next)
}

/** Changes an upload, also what is said about a picture that is not stored yet. */
export function changeUpload(name: string, change: Partial<PictureUpload>): void {
  const upload = uploads.get().get(name)
  if (upload) write(name, { ...upload, ...change })
}

/** Makes a chosen file smaller, which needs this width in pixels, and sends it. `onStored` may be called when the field is no longer shown. */
export async function uploadPicture(
  name: string,
  file: File,
  needed: number,
  onStored: PictureUpload['onStored'],
): Promise<void> {
  const former = uploads.get().get(name)
  const fresh = { problem: null, picture: null, sent: 0, request: null, middle: { x: 50, y: 50 } }
  write(name, { state: 'sending', ...fresh, alt: former?.alt ?? '', onStored })
  former?.request?.abort()
  const made = await makeSmaller(file, needed)
  // Another file may have been chosen meanwhile.
  if (uploads.get().get(name)?.onStored !== onStored) return
  if (made instanceof Blob) {
    changeUpload(name, { picture: { blob: made, preview: URL.createObjectURL(made) } })
    sendPicture(name)
  } else {
    const isOther = made.code === 'not-a-picture'
    const title = isOther ? `${file.name} isn’t a picture` : PICTURE_PROBLEMS[made.code].title
    changeUpload(name, { state: 'refused', problem: { title, text: made.detail } })
  }
}

/** Sends a picture from its beginning: the first time, once the network is back, or when the operator asks. */
export function sendPicture(name: string): void {
  const { picture } = uploads.get().get(name) ?? {}
  if (!picture) return
  const request = new XMLHttpRequest()
  const isCurrent = () => uploads.get().get(name)?.request === request
  const change = (part: Partial<PictureUpload>) => isCurrent() && changeUpload(name, part)
  changeUpload(name, { state: 'sending', problem: null, sent: 0, request })
  request.upload.addEventListener('progress', ({ loaded, total }) => change({ sent: loaded / total }))
  request.addEventListener('load', () => isCurrent() && takeAnswer(name, request))
  request.addEventListener('error', () => change({ state: 'paused', request: null }))
  request.addEventListener('abort', () => change({ state: 'paused', request: null }))
  request.open('POST', '/api/admin/pictures')
  request.setRequestHeader('content-type', picture.blob.type)
  request.send(picture.blob)
}

/** Answers after which the same picture would be refused again. */
const FINAL = new Set<number>(Object.values(PICTURE_PROBLEMS).map(({ status }) => status))

function takeAnswer(name: string, { status, statusText, responseText }: XMLHttpRequest): void {
  const upload = uploads.get().get(name)
  if (upload && status === 201) {
    // The server has checked its answer with the contract's schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const stored = JSON.parse(responseText) as StoredPicture
    write(name, null)
    if (upload.picture) URL.revokeObjectURL(upload.picture.preview)
    upload.onStored({ ...stored, alt: upload.alt, middle: upload.middle })
    return
  }
  const error = new ApiError(status, statusText, responseText)
  const state = FINAL.has(status) ? 'refused' : 'paused'
  const title = state === 'refused' ? error.title : 'We couldn’t store the picture'
  const text = errorText(error, 'It’s kept on this device. Please try again.')
  changeUpload(name, { state, problem: { title, text }, request: null })
}

if (typeof window !== 'undefined') {
  // A phone without network may leave a request hanging for minutes.
  window.addEventListener('offline', () => uploads.get().forEach(({ request }) => request?.abort()))
  window.addEventListener('online', () => {
    for (const [name, { state }] of uploads.get()) if (state === 'paused') sendPicture(name)
  })
}

/** The longest side that is sent, in pixels, and the quality of the JPEG. */
const SENT = { side: 3000, quality: 0.85 }

/** Returns the size in pixels in which a picture is sent. */
export function sentSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, SENT.side / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Returns a picture as a smaller JPEG, which also loses the place where it was taken, or why it cannot be used. */
async function makeSmaller(file: File, needed: number): Promise<Blob | PictureRefusal> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const refusal = refusalOfFile({ bytes: start.length, kind: pictureKind(start) })
  if (refusal) return refusal
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = sentSize(bitmap)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    const tooSmall = refusalOfSize({ width, height }, needed)
    if (tooSmall || !context) return tooSmall ?? PICTURE_DAMAGED
    // JPEG has no transparency, which would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: SENT.quality })
  } catch {
    return PICTURE_DAMAGED
  }
}
