import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { MOST_SAVED_REPLIES, type SavedReply } from '#domain/mail/letter.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

let app: TestApp
let admin: Visitor

beforeEach(async () => {
  app = await createTestApp({ seed: false })
  admin = await operator(app)
})

const save = (reply: SavedReply) =>
  admin.post<SavedReply & { detail: string }>('/api/admin/saved-replies', reply)

const listed = async () =>
  (await admin.get<{ replies: SavedReply[] }>('/api/admin/saved-replies')).body.replies

const reply = (title: string, text = 'Hello {firstName}'): SavedReply => ({ id: randomUUID(), title, text })

test('replies are listed by title, changed by id, and deleted', async () => {
  const swimming = reply('Swimming')
  const beginners = reply('Beginners')
  expect(await save(swimming)).toMatchObject({ status: 200, body: swimming })
  await save(beginners)
  await save(beginners)
  expect(await listed()).toEqual([beginners, swimming])

  const changed = { ...swimming, title: 'Airlines', text: 'Brussels Airlines flies there.' }
  await save(changed)
  expect(await listed()).toEqual([changed, beginners])

  for (const time of ['first', 'second'])
    expect((await admin.delete(`/api/admin/saved-replies/${beginners.id}`)).status, time).toBe(204)
  expect(await listed()).toEqual([changed])
})

test.each([
  ['title', { title: '' }],
  ['title', { title: 'x'.repeat(61) }],
  ['text', { text: ' ' }],
  ['id', { id: 'mine' }],
])('a reply with an invalid %s is refused', async (field, difference) => {
  expect(await save({ ...reply('Swimming'), ...difference })).toMatchObject({
    status: 422,
    body: { errors: [{ field }] },
  })
  expect(await listed()).toEqual([])
})

test('a reply beyond the maximum is refused, and an existing one can still be changed', async () => {
  const kept = Array.from({ length: MOST_SAVED_REPLIES }, (_, index) => reply(`Reply ${index}`))
  for (const each of kept) expect((await save(each)).status).toBe(200)
  const one = await save(reply('One more'))
  expect(one.status).toBe(409)
  expect(one.body.detail).toContain('Delete one you no longer need')
  expect((await save({ ...reply('Changed'), id: kept[0]?.id ?? '' })).status).toBe(200)
  expect(await listed()).toHaveLength(MOST_SAVED_REPLIES)
})
