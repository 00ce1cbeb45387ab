// What somebody does on a slow phone in the very moment in which the scripts take the form over.
import { expect, visitorTest as test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'

test('what is pressed and typed while the scripts take the form over stands', async ({ page }) => {
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
    // Once in each task, until the form is the scripts' and a second beyond.
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
