/** A pattern of `like` for what contains a text, in which every character stands for itself. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
}
