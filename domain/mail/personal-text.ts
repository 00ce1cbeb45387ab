/** Stands in a text of the operator's for the first name of whoever reads it. */
export const FIRST_NAME = '{firstName}'

/** A text with the reader's first name in it; "Hello {firstName}," becomes "Hello there," where no name is known. */
export function fillFirstName(text: string, firstName: string | null): string {
  return text.split(FIRST_NAME).join(firstName ?? 'there')
}
