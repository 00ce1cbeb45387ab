// Each thing has one name, and no text claims what cannot be shown, in the owner's texts, screens, mails and
// messages. ALLOWED lists the texts that the specification fixes.

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const FILES = globSync(
  ['content/**/*.{yaml,md}', 'domain/**/*.ts', 'emails/**/*.{ts,tsx}', 'server/**/*.ts', 'web/**/*.{ts,tsx}'],
  { cwd: ROOT },
).filter((name) => !/\.test\.tsx?$|^domain\/common-passwords/.test(name))

const RULES = [
  {
    wrong: /companion/i,
    instead: 'Kiter and Non-kiter are the packages; a companion is a person who comes along',
  },
  {
    wrong: /\b(?:kitesurf|wellness)[ -]package\b/i,
    instead: 'the Kiter package, the Non-kiter package',
  },
  { wrong: /\bnon[- ]?kiting\b/i, instead: 'non-kiter' },
  { wrong: /\b(?:the|your|a) stay\b/i, instead: 'the retreat, the booking' },
  {
    wrong: /professional (?:instruct|coach|teach)|\b(?:certified|qualified|expert) (?:instruct|coach|teach)/i,
    instead: 'say who holds which certificate: the lead instructor holds none yet',
  },
  {
    wrong:
      /\b(?:world[- ]class|unforgettable|paradise|stunning|amazing|luxur(?:y|ious)|ultimate|breathtaking|once[- ]in[- ]a[- ]lifetime|the (?:best|safest|finest) (?:\w+ )?(?:spot|retreat|coach|beach|instructor|wind)s?)\b/i,
    instead: 'what a guest can see or count',
  },
  {
    wrong: /\blowest price\b|\bbest price\b|\bno risk\b|\b100% safe\b|\bcompletely safe\b/i,
    instead: 'the figure itself',
  },
]

/** Exact exceptions from the rules. */
const ALLOWED = [
  // The kinds of guests in "Is this retreat right for you" are persons (specification, section 1).
  { file: 'content/landing.yaml', text: "label: 'Non-kiting companions" },
  { file: 'content/landing.yaml', text: 'key: companion' },
  { file: 'web/features/landing/audience-section.tsx', text: 'companion: Palette' },
  // The key rights repeat the form of Directive (EU) 2015/2302.
  { file: 'content/package-travel.yaml', text: 'likely to affect the stay.' },
  { file: 'content/package-travel.yaml', text: 'once the stay has begun' },
  // One of the four benefits beside the sign-in (specification, section 2).
  { file: 'content/screens.yaml', text: 'Professional instruction for all levels' },
]

/** Returns a text without its comments, which only engineers and the owner read. */
function visible(name: string, text: string): string {
  if (name.endsWith('.md')) return text
  if (name.endsWith('.yaml')) return text.replaceAll(/^\s*#.*$|\s#\s.*$/gm, '')
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '')
}

function offences(name: string, text: string): string[] {
  return visible(name, text)
    .split('\n')
    .filter((line) => !ALLOWED.some(({ file, text: allowed }) => file === name && line.includes(allowed)))
    .flatMap((line) =>
      RULES.flatMap(({ wrong, instead }) => {
        const found = wrong.exec(line)
        return found ? [`${name}: "${found[0]}" in "${line.trim()}": ${instead}`] : []
      }),
    )
}

test('every text uses one name for each thing, and claims nothing that cannot be shown', () => {
  expect(FILES.length).toBeGreaterThan(300)
  expect(FILES.flatMap((name) => offences(name, readFileSync(join(ROOT, name), 'utf8')))).toEqual([])
})

test('every exception still occurs in its file', () => {
  for (const { file, text } of ALLOWED) expect(readFileSync(join(ROOT, file), 'utf8')).toContain(text)
})

test.each([
  ['content/packages.yaml', 'title: Wellness package', 1],
  ['content/packages.yaml', '# The wellness package in a comment', 0],
  ['content/faq.yaml', 'There is professional instruction for all levels.', 1],
  ['content/faq.yaml', 'Professional photos and video of your days.', 0],
  ['web/a.tsx', '<p>Places for companions</p>', 1],
  ['web/a.tsx', 'label="Companions" // for companions', 1],
  ['web/a.tsx', '/** For companions. */', 0],
  ['content/package-travel.yaml', 'The stay is on sand and by the sea.', 1],
  ['content/package-travel.yaml', 'A lodge by the sea. Documents stay on your dashboard.', 0],
  ['web/a.tsx', 'href="https://example.com" title="The best kite spot"', 1],
  ['content/landing.yaml', "label: 'Non-kiting companions: workshops'", 0],
  ['content/schedule.yaml', 'label: Non-kiting companions', 2],
])('the line in %s "%s" breaks %i rules', (name, line, count) => {
  expect(offences(name, line)).toHaveLength(count)
})
