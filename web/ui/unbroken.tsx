/** A phone number, or a range with the word after it: "9–18 CET", "7–14, 2025". Browsers may break a line after the dash. */
const WHOLE = /(\+\d[\d ]*\d|\S*\d–\S+ \S+)/

/** A text whose phone numbers and ranges stay on one line each. */
export function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text do not move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
