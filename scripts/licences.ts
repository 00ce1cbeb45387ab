/** Licences that allow a business to run a package on its server and send it to browsers, as SPDX identifiers. */
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
  // For fonts and a table of browsers: they require attribution, which the files contain.
  'OFL-1.1',
  'CC-BY-4.0',
  // They require publishing changes, and we use these packages unchanged.
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** Packages whose manifest names no licence, with the licence in their LICENSE file. */
const BY_THEIR_FILE: Record<string, string> = { 'png-js': 'MIT' }

/** Returns the packages whose licence is not allowed, as "name: licence". `license` is an SPDX expression. */
export function forbiddenLicences(packages: readonly { name: string; license?: string }[]): string[] {
  return packages
    .map(({ name, license = BY_THEIR_FILE[name] ?? 'none' }) => ({ name, license }))
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, license }) => `${name}: ${license}`)
}

/** Returns true for "A AND (B OR C)" if A and one of B and C are allowed. A person must check deeper expressions. */
function isAllowed(expression: string): boolean {
  return expression.split(' AND ').every((part) =>
    part
      .replace(/^\(|\)$/g, '')
      .split(/ OR /i)
      .some((licence) => ALLOWED.has(licence)),
  )
}
