/** Returns a `like` pattern for texts that contain `text`, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
}
