/** The placeholder for the reader's first name in the operator's texts. */
export const FIRST_NAME = '{firstName}'

/** Returns a text with the reader's first name; "Hello {firstName}," becomes "Hello there," if no name is known. */
export function fillFirstName(text: string, firstName: string | null): string {
  return text.split(FIRST_NAME).join(firstName ?? 'there')
}
