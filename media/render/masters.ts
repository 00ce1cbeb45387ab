import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** What the site serves; committed. */
export const MEDIA_FOLDER = join(ROOT, 'web/public/media')

/** Lossless pictures as they were drawn; large, made again at will, not committed. */
export function masterFolder(name = ''): string {
  const folder = join(ROOT, 'build/media', name)
  mkdirSync(folder, { recursive: true })
  return folder
}
