import { expect, expectAccessible, visitorTest as test } from './fixtures.ts'
import { holdTime } from './hold-time.ts'

test('the first picture and the schedule open full-screen, close by button, click and Escape, and keys scroll the schedule', async ({
  page,
}) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Open the picture full-screen' })
  const picture = page.getByRole('dialog', { name: 'A kitesurfer riding along the shore in evening light' })
  await open.click()
  await expect(picture.getByRole('img')).toBeVisible()
  await expectAccessible(page)
  await picture.getByRole('button', { name: 'Close' }).click()
  await expect(picture).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await expect(picture).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picture).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await picture.getByRole('img').click()
  await expect(picture).toBeHidden()

  const openSchedule = page.getByRole('button', { name: 'Open the schedule full-screen' })
  const schedule = page.getByRole('dialog', { name: 'Your eight days' })
  await openSchedule.click()
  await expect(schedule.getByRole('heading', { level: 3 })).toHaveCount(8)
  await expectAccessible(page)
  await schedule.getByRole('heading', { name: 'First flight' }).click()
  await expect(schedule).toBeHidden()
  await openSchedule.click()
  await schedule.getByRole('button', { name: 'Close' }).click()
  await expect(schedule).toBeHidden()
  await expect(openSchedule).toBeFocused()

  // On a phone it is longer than the screen.
  await openSchedule.press('Enter')
  await expect(schedule.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(schedule.getByText('Goodbyes, until next time')).toBeInViewport()
  await expect(schedule.getByRole('button', { name: 'Close' })).toBeInViewport()
})

test('the preview loads nothing from its provider before play is pressed', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  await page.goto('/#video')
  const preview = page.getByRole('region', { name: 'See what it feels like' })
  await expect(preview.getByRole('img')).toBeVisible()
  await preview.getByRole('button', { name: 'Play the preview video' }).hover()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  await preview.getByRole('button', { name: 'Play the preview video' }).click()
  await expect(preview.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/.*autoplay=1/,
  )
  await expect(preview.locator('iframe')).toBeFocused()
  await expect.poll(() => foreign).toHaveLength(1)
})

test.describe('the film', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('starts by itself once the page has loaded, in a cut for phones, pauses by its button and out of view, and continues full-screen', async ({
    page,
  }) => {
    let loaded = false
    const early: string[] = []
    page.on('load', () => (loaded = true))
    page.on('request', (request) => {
      if (!loaded && /\.(webm|mp4)$/.test(request.url())) early.push(request.url())
    })
    const time = await holdTime(page)
    await page.goto('/')
    // The seconds after which the film starts.
    await time.pass()
    const film = page.locator('video[data-hero-film]')
    await expect(film).toHaveAttribute('data-playing', '')
    await expect(film).toHaveJSProperty('paused', false)
    expect(early).toEqual([])
    const source = await film.evaluate((video: HTMLVideoElement) => video.currentSrc)
    expect(source).toContain('/media/hero-portrait.')
    await expectAccessible(page)

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(film).toHaveJSProperty('paused', true)
    await page.getByRole('banner').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(film).toHaveJSProperty('paused', false)

    await page.getByRole('button', { name: 'Pause the film' }).click()
    await expect(film).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: 'Play the film' }).press('Enter')
    await expect(film).toHaveJSProperty('paused', false)

    const open = page.getByRole('button', { name: 'Open the picture full-screen' })
    await open.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('video')).toHaveJSProperty('paused', false)
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    // The button appears with the first frame, which a slow browser may show after playing starts.
    await expect(dialog.getByRole('button', { name: 'Pause the film' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(dialog.locator('video')).toHaveJSProperty('paused', true)
    await expect(dialog.getByRole('button', { name: 'Play the film' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('does not start by itself with data saving on, until play is pressed', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url())
    })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
    await page.goto('/')
    const play = page.getByRole('button', { name: 'Play the film' })
    await expect(play).toBeVisible()
    expect(films).toEqual([])
    await play.click()
    await expect(page.locator('video[data-hero-film]')).toHaveJSProperty('paused', false)
  })
})

test('the film does not start for those who want less movement', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
  await expect(page.locator('video[data-hero-film]')).toBeHidden()
})
