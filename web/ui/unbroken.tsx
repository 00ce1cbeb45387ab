/**
 * A phone number, a day with its time ("Wed 3 Sept, 11:00"), or a range with the word after it ("9–18 CET"): browsers may break a line after
 * the dash. A full stop or comma belongs to it, or it could begin the next line.
 */
const WHOLE =
  /((?:\+\d[\d ]*\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ [A-Z][a-z]+(?: \d{4})?(?:, \d\d:\d\d)?|\S*\d–\S+ \S+)[.,:;]?)/

/** A text whose phone numbers, days and ranges stay on one line each, unless one is wider than the screen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text do not move
      <span key={index} className="inline-block">
        {part}
      </span>
    ),
  )
}
