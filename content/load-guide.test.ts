import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guideFor } from '#domain/guide/guide.ts'
import { newFolder } from '#test/new-folder.ts'
import { SITE } from '#test/site.ts'
import { ContentError } from './content-files.ts'
import { loadGuide, readGuideText } from './load-guide.ts'

function folderWith(files: Record<string, string>): string {
  const folder = newFolder()
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'guide', name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }
  return folder
}

test('a chapter for one retreat replaces the one for all, and missing chapters are named', () => {
  const { guide } = loadGuide(
    folderWith({
      'arrival.md': '# Arrival\n\nFor all.',
      'packing-list.md': '# Packing\n\nFor all.',
    }),
    {},
    {
      values: {
        'guide.2025-10-31.arrival': { value: '# Arrival\n\nBy boat.' },
        'guide.2025-10-31.on-the-spot': { value: '# Contact\n\nAsk the captain.' },
      },
    },
  )
  const own = guideFor(guide, '2025-10-31')
  expect(own.chapters.map(({ key }) => key)).toEqual(['packing-list', 'arrival', 'on-the-spot'])
  expect(JSON.stringify(own.chapters)).toContain('By boat.')
  expect(own.missing).toEqual(['fitness-program', 'health-and-entry'])
  expect(JSON.stringify(guideFor(guide, '2025-11-07').chapters)).not.toContain('By boat.')
  expect(guideFor(guide, '2025-11-07').missing).toEqual([
    'fitness-program',
    'health-and-entry',
    'on-the-spot',
  ])
})

test('all chapters are missing without the folder', () => {
  const { guide } = loadGuide(folderWith({}), {})
  expect(guideFor(guide, '2025-10-31').missing).toHaveLength(5)
})

test('the shipped guide has all chapters', () => {
  expect(SITE.guide.forAll).toHaveLength(5)
})

const FILE = 'content/guide/arrival.md'

function read(source: string, figures: Record<string, string> = {}) {
  return readGuideText(FILE, 'arrival', source, figures)
}

function plain(text: string) {
  return { text, weight: 'plain', href: null }
}

test('a title, headings, paragraphs and lists become plain data', () => {
  const source = [
    '# Arrival',
    '',
    'Bring {tax} in *cash*,',
    '**both ways**. [Call us](tel:+2200000000).',
    '',
    '## At the airport',
    '',
    '- one',
    '- two',
    '',
    '1. first',
    '',
    '2. second',
  ].join('\n')
  expect(read(source, { tax: '€40' })).toEqual({
    leftOut: [],
    chapter: {
      key: 'arrival',
      title: 'Arrival',
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            plain('Bring €40 in '),
            { ...plain('cash'), weight: 'emphasis' },
            plain(', '),
            { ...plain('both ways'), weight: 'strong' },
            plain('. '),
            { ...plain('Call us'), href: 'tel:+2200000000' },
            plain('.'),
          ],
        },
        { kind: 'heading', text: 'At the airport' },
        {
          kind: 'list',
          ordered: false,
          items: [[plain('one')], [plain('two')]],
        },
        {
          kind: 'list',
          ordered: true,
          items: [[plain('first')], [plain('second')]],
        },
      ],
    },
  })
})

test('a marked line and an example are left out, and so is a heading with nothing else below it', () => {
  const source = [
    '# Arrival',
    '',
    '!placeholder Who picks you up.',
    '',
    '## The lodge',
    '',
    '- true',
    '- !placeholder its **address**',
    '- write to lodge@somewhere.example',
    '- {mail}',
    '',
    '## The drive',
    '',
    '- !placeholder How long it takes.',
    '',
    '## Going home',
    '',
    '- {list}',
  ].join('\n')
  const { chapter, leftOut } = read(source, { mail: 'hello@tradewind.example', list: 'Monday\nTuesday' })
  expect(leftOut).toEqual([
    { line: 3, path: 'Arrival', hint: 'Who picks you up.' },
    { line: 8, path: 'The lodge', hint: 'its address' },
    { line: 9, path: 'The lodge', hint: 'write to lodge@somewhere.example' },
    { line: 14, path: 'The drive', hint: 'How long it takes.' },
  ])
  expect(chapter?.blocks).toEqual([
    { kind: 'heading', text: 'The lodge' },
    { kind: 'list', ordered: false, items: [[plain('true')], [plain('hello@tradewind.example')]] },
    { kind: 'heading', text: 'Going home' },
    { kind: 'list', ordered: false, items: [[plain('Monday')], [plain('Tuesday')]] },
  ])
})

test.each([
  ['HTML', '# A\n\n<script>alert(1)</script>', 'line 3: Write a title, headings, paragraphs and lists'],
  [
    'HTML in a text',
    '# A\n\nHello <b onclick="x()">there</b>',
    'line 3: Only strong, emphasised and linked words',
  ],
  [
    'a picture',
    '# A\n\n![a kite](https://x.example/k.png)',
    'line 3: Only strong, emphasised and linked words',
  ],
  [
    'a link that runs a script',
    '# A\n\n[go](javascript:alert(1))',
    'line 3: A link leads to https:, mailto:, tel:',
  ],
  ['a link to another site in disguise', '# A\n\n[go](//evil.example)', 'line 3: A link leads to https:'],
  ['a list in a list', '# A\n\n- one\n  - two', 'line 3: A list item is one text'],
  ['a table', '# A\n\ntext\n\n| a |\n|---|\n| b |', 'line 5: Write a title, headings, paragraphs and lists'],
  ['code', '# A\n\n```\nx\n```', 'line 3: Write a title, headings, paragraphs and lists'],
  ['two titles', '# A\n\ntext\n\n# B', 'line 5: One title is enough'],
  ['no title', 'text', 'line 1: Begin with a title'],
  [
    'a figure that nobody knows',
    '# A\n\n- x\n- costs {nonsense}',
    'line 4: {nonsense} is not a known figure',
  ],
])('a guide text with %s is refused with its line', (_, source, problem) => {
  expect(() => read(source)).toThrow(ContentError)
  expect(() => read(source)).toThrow(problem)
})

test('a file without text below its headings counts as an unwritten chapter', () => {
  expect(read('# Arrival\n\n## At the airport\n').chapter).toBeNull()
  expect(read('').chapter).toBeNull()
})

test('text that looks like markup stays text', () => {
  const { chapter } = read('# A\n\n5 < 6 & "7" > \\*4\\*')
  expect(chapter?.blocks.map(({ kind }) => kind)).toEqual(['paragraph'])
  expect(JSON.stringify(chapter)).toContain('5 < 6 & \\"7\\" > ')
})
