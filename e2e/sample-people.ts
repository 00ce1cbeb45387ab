import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { keysOf } from '#domain/base/typed-records.ts'
import type { SiteValue } from '#domain/site/site-document.ts'
import { SAMPLE_PHOTOS, type SamplePhoto } from '#test/sample-people.ts'
import { logInOperator } from './operator.ts'

const storedSchema = z.object({ id: z.string(), width: z.int(), height: z.int() })

const PEOPLE = [
  { name: 'Sample One', role: 'Lead instructor', certificate: 'none yet' },
  { name: 'Sample Two', role: 'Coach', certificate: 'Sample level 2, Sample school' },
  { name: 'Sample Three', role: 'Coach', certificate: 'Sample level 1, Sample school' },
  { name: 'Sample Four', role: 'Your contact at the retreat', certificate: 'none needed' },
]

/** Publishes samples in the sections about people, which are shipped empty, as the operator does. */
export async function publishSamplePeople(
  operator: APIRequestContext,
  photos: readonly SamplePhoto[] = keysOf(SAMPLE_PHOTOS),
): Promise<void> {
  await logInOperator(operator)
  const portrait = { width: 1000, height: 1250, colour: '#8a7052' }
  const values: Record<string, SiteValue> = {
    'team.people.own-0001.picture': await placed(operator, portrait, 'Portrait of Sample One'),
  }
  for (const [index, person] of PEOPLE.entries())
    for (const [field, value] of Object.entries(person))
      values[`team.people.own-000${index + 1}.${field}`] = value
  for (const [index, name] of photos.entries()) {
    const photo = {
      picture: await placed(operator, SAMPLE_PHOTOS[name], `A sample of the ${name}`),
      place: `Sample ${name}`,
      month: '2026-01',
      photographer: 'Sample One',
      consent: 'nobody',
    }
    for (const [field, value] of Object.entries(photo))
      values[`gallery.photos.own-000${index + 1}.${field}`] = value
  }
  for (const [path, value] of Object.entries(values))
    await operator.put('/api/admin/site/draft', { data: { path, value } })
  const published = await operator.post('/api/admin/site/publish', { data: {} })
  if (!published.ok()) throw new Error(await published.text())
}

/** Uploads a plain picture that says what it is. */
async function placed(
  operator: APIRequestContext,
  { width, height, colour }: { width: number; height: number; colour: string },
  alt: string,
) {
  const words = `<text x="50%" y="50%" fill="#fff" font-family="sans-serif" font-size="${width / 10}" text-anchor="middle">Sample</text>`
  const lettering = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words}</svg>`,
  )
  const data = await sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: lettering }])
    .jpeg()
    .toBuffer()
  const answer = await operator.post('/api/admin/pictures', {
    data,
    headers: { 'content-type': 'image/jpeg' },
  })
  return { ...z.parse(storedSchema, await answer.json()), alt, middle: { x: 50, y: 50 } }
}
