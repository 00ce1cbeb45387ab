import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { StoredPicture } from '#domain/contract/picture-calls.ts'
import type { PictureFormat } from '#domain/site/picture-files.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { pictureFiles, pictures } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { WithPictures } from './make-picture.ts'

/** Characters of an id: half of a SHA-256, which nobody can meet by chance. */
const ID_LENGTH = 32

/** Stores a picture's files, and not the source. The same file twice is stored once. Problems: those of `makePicture`; too-busy. */
export async function storePicture(
  { db, clock, workers }: Pick<Deps, 'db' | 'clock'> & WithPictures,
  source: Uint8Array,
): Promise<StoredPicture> {
  const id = createHash('sha256').update(source).digest('hex').slice(0, ID_LENGTH)
  const [known] = await db.select().from(pictures).where(eq(pictures.id, id))
  if (known) return { id, width: known.width, height: known.height }
  const { width, height, files } = await workers.makePicture(source)
  await db.transaction(async (tx) => {
    const row = { id, width, height, createdAt: clock.now() }
    const added = await tx.insert(pictures).values(row).onConflictDoNothing().returning()
    // Another request may have stored the same file meanwhile.
    if (added.length > 0)
      await tx.insert(pictureFiles).values(files.map((file) => ({ pictureId: id, ...file })))
  })
  return { id, width, height }
}

/** Returns the pictures among these ids that are stored, with their sizes. */
export async function findPictures(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<StoredPicture[]> {
  if (ids.length === 0) return []
  const { id, width, height } = pictures
  return db
    .select({ id, width, height })
    .from(pictures)
    .where(inArray(id, [...ids]))
}

/** Returns the bytes of one file of a picture. Null if there is none. */
export async function readPictureFile(
  { db }: Pick<Deps, 'db'>,
  file: { id: string; width: number; format: PictureFormat },
): Promise<Uint8Array | null> {
  const isFile = and(
    eq(pictureFiles.pictureId, file.id),
    eq(pictureFiles.width, file.width),
    eq(pictureFiles.format, file.format),
  )
  const [row] = await db.select({ bytes: pictureFiles.bytes }).from(pictureFiles).where(isFile)
  return row?.bytes ?? null
}
