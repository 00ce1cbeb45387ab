// What an email says of a place that its reader booked for another; the desk shows the same before it goes out.

/** Returns a name shortened to `room` characters, for a subject that is read on a phone. */
export function inSubject(name: string, room = 20): string {
  return name.length <= room ? name : `${name.slice(0, room - 1).trimEnd()}…`
}

/** Returns the subject of an email about the place of the named person: "Ben: Payment received". */
export function subjectOfPlace(placeOf: string, subject: string): string {
  return `${inSubject(placeOf, 12)}: ${subject}`
}

/** Returns the sentence that says whose place such an email is about. */
export function placeNote(placeOf: string): string {
  return `This email is about the place that you booked for ${placeOf}: its sums and days are for that place alone.`
}
