import * as z from 'zod/mini'
import { keysOf } from '#domain/base/typed-records.ts'
import { PICTURE_PROBLEMS } from '#domain/site/pictures.ts'
import type { Call } from './call.ts'

/** A stored picture: its id, and the size of the upright picture in pixels. */
const storedPictureSchema = z.object({ id: z.string(), width: z.int(), height: z.int() })
export type StoredPicture = z.infer<typeof storedPictureSchema>

/** The call for the pictures of the website. */
export const pictureCalls = {
  storePicture: {
    method: 'post',
    path: '/api/admin/pictures',
    summary:
      'Store a picture for the website (JPEG, PNG or WebP, up to 20 MB) without its metadata; the same file twice has the same id',
    access: 'admin',
    fileBody: 'image/*',
    answers: { 201: storedPictureSchema },
    problems: [...keysOf(PICTURE_PROBLEMS), 'too-busy'],
  },
} as const satisfies Record<string, Call>
