// Input on a slow phone before and during hydration.

import { formatShortDay } from '#domain/base/dates.ts'
import { expect, test as serverTest, visitorTest as test } from './fixtures.ts'
import { NOVEMBER, signedInWithBooking, signUp } from './guest.ts'
import { enterAdmin } from './operator.ts'
import { holdScripts } from './page-files.ts'

test('what is pressed and typed during hydration is kept', async ({ page }) => {
  const scriptsArrive = await holdScripts(page)
  await page.goto('/booking', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Shared room' }).waitFor()
  const lost = page.evaluate(async () => {
    const inputs = (name: string) => document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)
    const [firstName] = inputs('firstName')
    if (!firstName) throw new Error('the form has no first name')
    const button = document.querySelector<HTMLButtonElement>('[aria-label=Booking] [type=submit]')
    if (button?.disabled !== true) throw new Error('the form is taken over already')
    const said: string[] = []
    let typed = ''
    let pressed: HTMLInputElement | undefined
    // Once per task, until one second after hydration.
    for (let end = Infinity, count = 0; performance.now() < end; count++) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(), { once: true })
        port1.start()
        port2.postMessage(null)
      })
      if (pressed?.checked === false) said.push('a press that stood was taken back')
      pressed = inputs('selectedRoom')[count % 2]
      pressed?.click()
      // After a guest's press, microtasks run before anything else.
      await Promise.resolve()
      if (!pressed?.checked) said.push('a press')
      if (firstName.value !== typed) said.push(`${typed} became ${firstName.value}`)
      typed = count % 3 === 0 ? 'A' : `${firstName.value}a`
      firstName.value = typed
      firstName.dispatchEvent(new InputEvent('input', { bubbles: true }))
      if (end === Infinity && !button.disabled) end = performance.now() + 1_000
    }
    return said
  })
  scriptsArrive()
  expect(await lost).toEqual([])
})

test('a date chosen before the scripts load does not move the form when they do', async ({ page }) => {
  const scriptsArrive = await holdScripts(page)
  await page.goto('/booking', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: NOVEMBER }).check()
  await expect(
    page.getByText(new RegExp(`^Balance due by ${formatShortDay('2025-09-23')}`)).filter({ visible: true }),
  ).toHaveCount(1)
  const room = page.getByRole('radio', { name: 'Shared room' })
  const before = await room.boundingBox()
  scriptsArrive()
  await expect(page.locator('[aria-label=Booking] [type=submit]').first()).toBeEnabled()
  expect(await room.boundingBox()).toEqual(before)
})

test('if the scripts fail to load, the buttons ask for a reload instead of loading forever', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ about: '.js' })
  await page.route('**/*.js', (route) => route.abort())
  for (const path of ['/booking', '/auth']) {
    await page.goto(path)
    const shown = page.getByText('Please reload the page').filter({ visible: true })
    await expect(page.getByText('Loading...').filter({ visible: true })).not.toHaveCount(0)
    await expect(shown).toHaveCount(0)
    await page.evaluate(() => {
      for (const each of document.getAnimations()) each.currentTime = 20_001
    })
    await expect(shown).not.toHaveCount(0)
  }
})

serverTest('what a signed-in guest changes before the scripts load is kept', async ({ page }) => {
  await signUp(page.request)
  const scriptsArrive = await holdScripts(page)
  await page.goto('/booking', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  await expect(email).toHaveValue('awa@example.com')
  await email.fill('lena@example.com')
  scriptsArrive()
  await expect(page.locator('[aria-label=Booking] [type=submit]').first()).toBeEnabled()
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expect(email).toHaveValue('lena@example.com')
})

serverTest('what the operator types, chooses and ticks before the scripts load is kept', async ({ page }) => {
  const lead = await signedInWithBooking(page)
  await enterAdmin(page)
  let scriptsArrive = await holdScripts(page)
  await page.goto('/admin/guests/new', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Binta')
  await page.getByLabel('Last name').fill('Jallow')
  await page.getByLabel('Phone number').fill('0470 12 34 56')
  await page.getByLabel('Date').selectOption({ index: 2 })
  await page.getByRole('radio', { name: 'Non-kiter' }).check({ force: true })
  await page.getByRole('radio', { name: 'Private' }).check({ force: true })
  const hold = page.getByRole('button', { name: /Hold the place/ })
  await expect(hold).toBeDisabled()
  const chosen = await page.getByLabel('Date').inputValue()
  scriptsArrive()
  await expect(hold).toHaveText('Hold the place, €1,130')
  await hold.click()
  await expect(page.getByText('Binta Jallow').first()).toBeVisible()
  await expect(page.getByText(chosen).first()).toBeVisible()

  scriptsArrive = await holdScripts(page)
  await page.goto(`/admin/guests/${lead.id}/write`, { waitUntil: 'commit' })
  const subject = page.getByLabel('Subject')
  const text = page.getByLabel('Text')
  const link = page.getByRole('checkbox')
  const wasTicked = await link.isChecked()
  await subject.fill('Your flight')
  await text.fill('When do you land?')
  await link.setChecked(!wasTicked)
  scriptsArrive()
  await expect(page.getByRole('button', { name: /^Send/ })).toBeEnabled()
  // Another change renders the form's state.
  await text.press('End')
  await text.pressSequentially(' We fetch you.')
  await expect(subject).toHaveValue('Your flight')
  await expect(text).toHaveValue('When do you land? We fetch you.')
  await expect(link).toBeChecked({ checked: !wasTicked })
})
