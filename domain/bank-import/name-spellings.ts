import { foldedWords, spellOutUmlauts } from '#domain/base/search-text.ts'

/** The minimum length of a name, in letters: shorter ones occur in too many words. */
const SHORTEST_NAME = 3
/** The number of adjacent words that one name may be written as: Van Den Berg. */
const MOST_WORDS = 4

/** Returns a text's words as they are, with ä, ö and ü as ae, oe and ue, and the other way round. */
function wordsInEachSpelling(text: string): string[][] {
  const words = foldedWords(text)
  return [words, foldedWords(spellOutUmlauts(text)), words.map((word) => word.replaceAll(/([aou])e/g, '$1'))]
}

/**
 * Returns the words by which a text's names are compared, in each spelling, also joined with the words after them: "Jan d’Haese" has d,
 * haese and dhaese.
 */
export function nameSpellings(text: string): ReadonlySet<string> {
  return new Set(
    wordsInEachSpelling(text).flatMap((words) =>
      words.flatMap((_, from) =>
        Array.from({ length: MOST_WORDS }, (__, more) => words.slice(from, from + more + 1).join('')),
      ),
    ),
  )
}

/** True if a text has this name in one of its spellings: as one word, or with each of its longer words anywhere. */
export function hasName(spellings: ReadonlySet<string>, name: string): boolean {
  return wordsInEachSpelling(name).some((words) => {
    const whole = words.join('')
    const long = words.filter((word) => word.length >= SHORTEST_NAME)
    return (
      (whole.length >= SHORTEST_NAME && spellings.has(whole)) ||
      (long.length > 0 && long.every((word) => spellings.has(word)))
    )
  })
}

/** True if a text has every part of a name of several words. */
export function hasWholeName(text: string, name: string): boolean {
  return foldedWords(name).length > 1 && hasName(nameSpellings(text), name)
}

/** Returns how many words of a name occur in a bank's text. Words shorter than three letters don't count. */
export function nameWordsIn(text: string, name: string): number {
  const spellings = nameSpellings(text)
  const words = new Set(foldedWords(name).filter((word) => word.length >= SHORTEST_NAME))
  return [...words].filter((word) => hasName(spellings, word)).length
}
