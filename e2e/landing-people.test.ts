import { expect, expectAccessible, test } from './fixtures.ts'
import { publishSamplePeople } from './sample-people.ts'

test('a gallery photo opens full-screen by key, closes by Escape, and is not loaded before', async ({
  page,
}) => {
  await publishSamplePeople(page.request, ['room'])
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])

  const open = page.getByRole('button', { name: 'Open the photo: Sample room' })
  const photo = page.getByRole('dialog', { name: 'Sample room' })
  await open.focus()
  await expect(page.getByRole('img', { name: 'A sample of the room' })).toHaveJSProperty('complete', true)
  await open.press('Enter')
  await expect(photo.getByRole('img', { name: 'A sample of the room' })).toBeVisible()
  await expect
    .poll(() => photo.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(photo).toContainText('Sample room, Jan 2026. Photo: Sample One')
  await page.keyboard.press('Escape')
  await expect(photo).toBeHidden()
  await expect(open).toBeFocused()
  await expectAccessible(page)
})
