import { expect, test } from 'vitest'
import { emailSchema, optionalLine, optionalText, requiredLine, requiredText } from './text-schema.ts'

const name = requiredLine('Name is required', 5)

test.each([undefined, null, 7])(
  'a required line and a required text refuse %j in their own words',
  (text) => {
    for (const schema of [name, requiredText('Name is required', 5)]) {
      const said = schema.safeParse(text).error?.issues.map(({ message }) => message)
      expect(said).toEqual(['Name is required'])
    }
  },
)

test.each(['', ' ', '\n', '\u00a0\ufeff', '\u200b', '\u200d \u2060\u00ad'])(
  'a required line and a required text refuse the blank %j',
  (text) => {
    for (const schema of [name, requiredText('Name is required', 5)]) {
      const said = schema.safeParse(text).error?.issues.map(({ message }) => message)
      expect(said).toEqual(['Name is required'])
    }
  },
)

test('a line or text is trimmed before its length is checked', () => {
  expect(name.parse('  abcde  ')).toBe('abcde')
  expect(optionalLine(5).parse('  abcde  ')).toBe('abcde')
  expect(optionalText(5).parse('\nabcde\n')).toBe('abcde')
  expect(name.safeParse('abcdef').error?.issues[0]?.message).toBe('Use at most 5 characters')
})

test.each([
  ['NUL', 'a\u0000b', false, false],
  ['a line feed', 'a\nb', false, true],
  ['a carriage return', 'a\rb', false, true],
  ['a tab', 'a\tb', false, true],
  ['an escape', 'a\u001bb', false, false],
  ['delete', 'a\u007fb', false, false],
  ['a next line', 'a\u0085b', false, false],
  ['a line separator', 'a\u2028b', false, true],
  ['a paragraph separator', 'a\u2029b', false, true],
  ['an override of the direction', 'a\u202eb', true, true],
  ['a mark of one direction', 'a\u200fb', true, true],
  ['the first half of a pair', 'a\ud83e', false, false],
  ['the second half of a pair', '\ude81b', false, false],
  ['a whole pair', 'a🪁b', true, true],
  ['a joined emoji', '👩‍🚀', true, true],
  ['an accent that combines', 'Zoe\u0308', true, true],
])('%s is allowed in a line: %s, in a text: %s', (_, text, inLine, inText) => {
  expect(requiredLine('Required').safeParse(text).success).toBe(inLine)
  expect(optionalLine().safeParse(text).success).toBe(inLine)
  expect(optionalText(100).safeParse(text).success).toBe(inText)
})

test.each([
  ['\u202DAwa\u202C', 'Awa'],
  ['\ufeffAwa Jallow\u200b', 'Awa Jallow'],
  ['\u200e \u00a0Awa\u2060 ', 'Awa'],
  ['Jal\u00adlow', 'Jallow'],
  ['a\u202eb\u2067c', 'abc'],
  ['Zoë 👩‍🚀 \u200fa', 'Zoë 👩‍🚀 \u200fa'],
])('the line %j is kept as %j', (pasted, kept) => {
  expect(requiredLine('Required').parse(pasted)).toBe(kept)
  expect(optionalLine().parse(pasted)).toBe(kept)
})

test('a text of several lines is trimmed of invisible characters', () => {
  expect(optionalText(100).parse('\u202D\nKnee\nand asthma\u202C\u200b\n')).toBe('Knee\nand asthma')
})

test('trimming takes no longer for many spaces within a text', () => {
  const text = `a${' '.repeat(60_000)}b`
  expect(optionalText(70_000).parse(text)).toBe(text)
})

test('an optional line may be empty, but must be a string', () => {
  expect(optionalLine().parse('')).toBe('')
  expect(optionalLine().safeParse(null).success).toBe(false)
  expect(optionalLine().safeParse(7).success).toBe(false)
})

test.each([
  [' Awa.Jallow@Example.COM ', 'awa.jallow@example.com'],
  ['awa+retreat@mail.example.co.uk', 'awa+retreat@mail.example.co.uk'],
  ["o'neill@example.ie", "o'neill@example.ie"],
  ['\u202Dawa@exam\u200bple.com\u202C', 'awa@example.com'],
  ['\ufeffawa@exam\u00adple.com\u00a0', 'awa@example.com'],
  ['x@münchen.example', 'x@xn--mnchen-3ya.example'],
  ['x@MÜNCHEN.example', 'x@xn--mnchen-3ya.example'],
  ['x@mu\u0308nchen.example', 'x@xn--mnchen-3ya.example'],
  ['x@xn--mnchen-3ya.example', 'x@xn--mnchen-3ya.example'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['ivan@example.xn--p1ai', 'ivan@example.xn--p1ai'],
  ['b&b@hotel.example', 'b&b@hotel.example'],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
])('the email address %j is stored as %s', (sent, kept) => {
  expect(emailSchema.parse(sent)).toBe(kept)
})

test.each([
  'awa',
  'awa@',
  '@example.com',
  'awa@example',
  'a@b@example.com',
  'a b@example.com',
  'a@example.com,b@example.com',
  'Awa <awa@example.com>',
  'awa@example.com\r\nBcc: b@example.com',
  '.awa@example.com',
  'awa.@example.com',
  'a..wa@example.com',
  'awa@example..com',
  'awa@.example.com',
  'awa@-example.com',
  'awa@exa_mple.com',
  'awa@example.com/x',
  'awa@example.com:25',
  'awa@192.0.2.1',
  'awä@example.com',
  'awa@münchen',
])('%j is not an email address', (sent) => {
  expect(emailSchema.safeParse(sent).error?.issues.map((issue) => issue.message)).toContain(
    'Please enter a valid email',
  )
})

test('an email address has at most 254 characters', () => {
  const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`
  const fill = (length: number) => 'a'.repeat(length - domain.length) + domain
  expect(emailSchema.safeParse(fill(254)).success).toBe(true)
  expect(emailSchema.safeParse(fill(255)).success).toBe(false)
})
