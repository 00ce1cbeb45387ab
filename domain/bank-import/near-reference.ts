import { REFERENCE_SUFFIX_LENGTH } from '#domain/payment/payment-reference.ts'
import { alphanumeric } from './bank-matching.ts'

/** The letters of the surname that a reference must have at least if its end is cut off. */
const LEAST_SURNAME = 3

/** True if a bank's text has one of these references with one letter wrong, missing or too many, or without its end. */
export function nearlyNames(text: string, references: readonly string[]): boolean {
  // A reference ends with its field: what follows is another one, such as the payer's account.
  return [text, ...text.split(' · ')].some((field) => nearlyNamesIn(alphanumeric(field), references))
}

function nearlyNamesIn(written: string, references: readonly string[]): boolean {
  // One slip leaves at least one of these words whole, and most texts have none.
  if (!/KITE|DEPOSIT|BALANCE|FULL/.test(written)) return false
  return references.some((reference) => {
    const whole = alphanumeric(reference)
    const beforeName = alphanumeric(reference.split('-').slice(0, 3).join(''))
    const surname = whole.slice(beforeName.length, -REFERENCE_SUFFIX_LENGTH)
    const start = beforeName + surname.slice(0, LEAST_SURNAME)
    return hasSlip(written, whole) || (written.includes(start) && isCutOff(written, whole, start))
  })
}

/** True if the text ends, or goes on with something else, before the reference is complete. */
function isCutOff(written: string, whole: string, start: string): boolean {
  const tail = written.slice(written.indexOf(start))
  let same = start.length
  while (same < tail.length && tail[same] === whole[same]) same++
  return same < whole.length && (same === tail.length || same >= whole.length - REFERENCE_SUFFIX_LENGTH)
}

/** True if the text has the reference with one slip. One of the two halves is then written as it is. */
function hasSlip(written: string, whole: string): boolean {
  const middle = Math.floor(whole.length / 2)
  const [first, second] = [whole.slice(0, middle), whole.slice(middle)]
  const afterFirst = [...written.matchAll(new RegExp(first, 'g'))].some(({ index }) =>
    beginsWithSlip(written.slice(index + middle), second),
  )
  const reversed = (letters: string) => Array.from(letters).toReversed().join('')
  return (
    afterFirst ||
    [...written.matchAll(new RegExp(second, 'g'))].some(({ index }) =>
      beginsWithSlip(reversed(written.slice(0, index)), reversed(first)),
    )
  )
}

/** True if `text` begins with `expected` apart from one letter. */
function beginsWithSlip(text: string, expected: string): boolean {
  let same = 0
  while (same < expected.length && text[same] === expected[same]) same++
  const rest = expected.slice(same + 1)
  return (
    text.slice(same + 1).startsWith(rest) ||
    text.slice(same).startsWith(rest) ||
    text.slice(same + 1).startsWith(expected.slice(same))
  )
}
