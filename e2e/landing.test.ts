import { expect, expectAccessible, test, visitorTest } from './fixtures.ts'
import { NOVEMBER } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { holdScripts } from './page-files.ts'

const SECTIONS = [
  'Find your wind in The Gambia',
  'Is this retreat right for you',
  'See what it feels like',
  'What to expect',
  'Your eight days',
  'Where it is',
  'Prices',
  'Your lead instructor',
  'Questions, answered',
  'Talk to us first',
]

visitorTest(
  'the landing page is accessible, has its sections in order, and hydrates nothing before it is scrolled',
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Sign In/Up' })).toBeVisible()
    await expectAccessible(page)
    expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(2)
    expect(scripts.filter((script) => script.includes('hydrate'))).toEqual([])

    const headings = await page.locator('h1, h2').allTextContents()
    expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS)
    await expect(page.getByRole('contentinfo')).toContainText('Tradewind Retreats · BE 0000.000.000')
    for (const anchor of ['about', 'video', 'retreats', 'where', 'pricing', 'instructors', 'contact']) {
      await expect(page.locator(`section#${anchor}`), anchor).toHaveCount(1)
    }
    await expect(page.locator('#retreats li h3')).toHaveText([
      'Accommodation and food',
      'Kitesurf mastery',
      'Local experience',
      'Sunset yoga',
      'Community',
      'Safety',
    ])
  },
)

visitorTest(
  'both buttons of the first screen lead to their sections, and a low booking bar stays visible except at the prices',
  async ({ page }) => {
    await page.goto('/')
    const hero = page.getByRole('region', { name: 'Find your wind in The Gambia' })
    await hero.getByRole('link', { name: 'Book Your Adventure' }).click()
    await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeInViewport()
    // Dates and packages are on the screen, and the bar does not cover them.
    await expect(page.getByRole('link', { name: `Choose these dates: ${NOVEMBER}` })).toBeInViewport()
    const book = page.getByRole('button', { name: 'Book as a kiter' })
    await expect(book).toBeInViewport({ ratio: 1 })
    await book.click({ trial: true })
    await page.goto('/')
    await hero.getByRole('link', { name: 'Watch Preview' }).click()
    await expect(page.getByRole('heading', { name: 'See what it feels like' })).toBeInViewport()

    const bar = page.locator('[data-keep-clear]', {
      has: page.getByRole('link', { name: 'Book Your Adventure' }),
    })
    const bookInBar = bar.getByRole('link', { name: 'Book Your Adventure' })
    for (const section of ['#retreats', '#faq']) {
      await page.locator(section).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
      await bookInBar.click({ trial: true })
      const box = await bar.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(56)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(812)
    }
    await page.locator('#pricing').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    const atTheFoot = await page.evaluate(() =>
      document.elementFromPoint(300, 790)?.closest('[data-keep-clear]'),
    )
    expect(atTheFoot, 'the bar lies under the prices').toBeNull()
  },
)

visitorTest('an opened question stays where it was pressed', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#faq summary')
  await questions.first().click()
  const second = questions.nth(1)
  await second.evaluate((question) => question.scrollIntoView({ block: 'center' }))
  const before = await second.boundingBox()
  // Without the pointer, for which Playwright may scroll by itself.
  await second.press('Enter')
  await expect(page.locator('#faq details[open]')).toHaveCount(2)
  // Within half a pixel: the real font may come between the two.
  expect((await second.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

visitorTest.describe('on a busy machine', () => {
  visitorTest.use({ contextOptions: { reducedMotion: 'no-preference' } })

  visitorTest(
    'the main button scrolls to the prices, also while a section grows on the way',
    async ({ page }) => {
      const devtools = await page.context().newCDPSession(page)
      for (const growth of ['0px', '40rem']) {
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        await page.goto('/')
        await expect(page.locator('[data-account="out"]')).toBeVisible()
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
        await page.evaluate((height) => {
          const grow = () => document.getElementById('retreats')?.style.setProperty('padding-bottom', height)
          window.addEventListener('scroll', grow, { once: true })
          window.addEventListener('scrollend', () => Object.assign(globalThis, { arrived: true }))
        }, growth)
        await page.getByRole('link', { name: 'Book Your Adventure' }).first().click()
        await page.waitForFunction(() => 'arrived' in globalThis)
        await expect
          .poll(() => page.locator('#pricing').evaluate((part) => Math.abs(part.getBoundingClientRect().top)))
          .toBeLessThan(2)
      }
    },
  )
})

visitorTest.describe('on a phone', () => {
  visitorTest.use({ viewport: { width: 390, height: 844 } })

  const LATER = ['schedule', 'where', 'pricing', 'faq', 'contact']

  visitorTest('the page keeps its length while its later parts are laid out', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const length = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await length()
    for (const id of LATER) {
      const part = page.locator(`section#${id}`)
      await part.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }))
      await expect(part.getByRole('heading', { level: 2 })).toBeInViewport()
    }
    expect(Math.abs((await length()) / before - 1)).toBeLessThan(0.03)
  })

  visitorTest('an address that names a later part opens the page there', async ({ page }) => {
    for (const id of LATER) {
      await page.goto('about:blank')
      await page.goto(`/#${id}`, { waitUntil: 'networkidle' })
      const part = page.locator(`section#${id}`)
      await expect
        .poll(() => part.evaluate((each) => Math.abs(each.getBoundingClientRect().top)))
        .toBeLessThan(2)
    }
  })
})

visitorTest.describe('without JavaScript', () => {
  visitorTest.use({ javaScriptEnabled: false })

  visitorTest('the text, the prices and a way to write to us are there', async ({ page }) => {
    await page.goto('/')
    for (const heading of SECTIONS)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    const prices = page.getByRole('list', { name: 'Prices', exact: true }).locator('> li')
    await expect(prices).toContainText(['€950', '€1,100', '€1,250'])
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    )
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('link', { name: 'Sign In/Up' })).toBeVisible()
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'This page' })).toBeInViewport()
    await page.getByText('Month by month', { exact: true }).click()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('row', { name: 'Jan' })).toContainText('16–32')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden()
    const picture = page.getByRole('dialog', { name: 'A kitesurfer riding along the shore in evening light' })
    await page.getByRole('button', { name: 'Open the picture full-screen' }).click()
    await expect(picture.getByRole('img')).toBeVisible()
    await picture.getByRole('button', { name: 'Close' }).click()
    await expect(picture).toBeHidden()
    await page.getByRole('button', { name: 'Open the schedule full-screen' }).click()
    await expect(page.getByRole('dialog', { name: 'Your eight days' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Play the preview video' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube-nocookie\.com\//,
    )
    await page.getByText('Can I cancel?').click()
    await expect(page.getByText('There’s free cancellation up to 45 days before the retreat')).toBeVisible()
    await page.getByRole('button', { name: 'Book as a non-kiter' }).click()
    await expect(page).toHaveURL('/booking?package=non-kiter')
  })
})

test('a message can be written before the scripts load, and its button says that it is loading', async ({
  page,
}) => {
  await holdTime(page)
  const scriptsArrive = await holdScripts(page)
  await page.goto('/#contact', { waitUntil: 'commit' })
  await page.getByText('Write us a message').click()
  await page.getByLabel('First name').fill('Awa')
  await page.getByLabel('Email').fill('awa@example.com')
  await page.getByLabel('Message').fill('Is there wind in November?')
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleName(/Loading/)
  await page.getByLabel('First name').press('Enter')
  scriptsArrive()
  await send.click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

visitorTest(
  'the header shows no sign-in link until it is known who the visitor is, or that the request failed',
  async ({ page, expectProblem }) => {
    expectProblem({ status: 500, about: '/api/auth/user' })
    const answer = Promise.withResolvers<void>()
    await page.route('/api/auth/user', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto('/')
    const signIn = page.getByRole('link', { name: 'Sign In/Up' })
    await expect(page.locator('[data-account=loading]')).toBeAttached()
    await expect(signIn).toBeHidden()
    answer.resolve()
    await expect(signIn).toBeVisible()

    await page.route('/api/auth/user', (route) => route.fulfill({ status: 500 }))
    await page.goto('/')
    await expect(signIn).toHaveAttribute('href', '/auth')
  },
)
