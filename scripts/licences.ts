/** Licences under which a business may run a package on its server and send it to browsers, as SPDX names them. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  // Fonts, and a table of browsers: to be named, which their files do.
  'OFL-1.1',
  'CC-BY-4.0',
  // What is changed in them must be given on, and nothing is: they are used as they come.
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** Packages whose manifest names no licence, and what the LICENSE file beside it says. */
const BY_THEIR_FILE: Record<string, string> = { 'png-js': 'MIT' }

/** Of the packages, those whose licence nobody has allowed: its name and what it says. `license` is an SPDX expression. */
export function forbiddenLicences(packages: readonly { name: string; license?: string }[]): string[] {
  return packages
    .map(({ name, license = BY_THEIR_FILE[name] ?? 'none' }) => ({ name, license }))
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, license }) => `${name}: ${license}`)
}

/** "A AND (B OR C)" needs A, and one of B and C. Deeper ones than this are for a person to read. */
function isAllowed(expression: string): boolean {
  return expression.split(' AND ').every((part) =>
    part
      .replace(/^\(|\)$/g, '')
      .split(/ OR /i)
      .some((licence) => ALLOWED.has(licence)),
  )
}
