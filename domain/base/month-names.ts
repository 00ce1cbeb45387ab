/** The months' names in the guests' languages, in lower case without accents, January first. */
export const MONTH_NAMES: readonly (readonly string[])[] = [
  ['january', 'januari', 'janvier', 'januar'],
  ['february', 'februari', 'fevrier', 'februar'],
  ['march', 'maart', 'mars', 'marz', 'maerz', 'mrt', 'mrz'],
  ['april', 'avril'],
  ['may', 'mei', 'mai'],
  ['june', 'juni', 'juin'],
  ['july', 'juli', 'juillet'],
  ['august', 'augustus', 'aout'],
  ['september', 'septembre'],
  ['october', 'oktober', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre', 'dezember'],
]

const SHORTEST = 3

/** Returns the number of a month from its name, or from at least its first three letters. Null if no month or several begin with it. */
export function monthNumber(word: string): number | null {
  if (word.length < SHORTEST) return null
  const found = MONTH_NAMES.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? index + 1 : [],
  )
  return found.length === 1 ? (found[0] ?? null) : null
}
