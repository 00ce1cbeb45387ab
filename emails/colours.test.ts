import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from './colours.ts'

test('the mails use the colours of the screens', () => {
  const css = readFileSync(new URL('../web/shell/app.css', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(colours)) {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(css).toContain(`--color-${token}: ${value};`)
  }
})
