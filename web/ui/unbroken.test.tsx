import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

const wholeIn = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/<span[^>]*>([^<]*)</g)].map(([, part]) => part)

test.each([
  ['support is available 9–18 CET.', ['9–18 CET.']],
  ['It takes 1–3 business days.', ['1–3 business']],
  ['Write to +220 000 0000 on WhatsApp, 9–18 CET.', ['+220 000 0000', '9–18 CET.']],
  ['Full refund until Wed 3 Sept, 11:00, then none.', ['Wed 3 Sept, 11:00,']],
  ['Balance due by Tue 23 Sept 2025.', ['Tue 23 Sept 2025.']],
  ['€40 in cash, and 44 to 30 days before', []],
])('"%s" keeps its days, ranges and phone numbers whole', (text, whole) => {
  expect(wholeIn(text)).toEqual(whole)
  expect(renderToStaticMarkup(<Unbroken text={text} />).replaceAll(/<[^>]*>/g, '')).toBe(text)
})
