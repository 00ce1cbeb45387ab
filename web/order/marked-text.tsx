import { OwnersMark } from '#web/ui/page/owners-mark.tsx'

/** A text of the order, marked where it holds something that the owner still has to write. */
export function MarkedText({ text, examples }: { text: string; examples: readonly string[] }) {
  return (
    <>
      {text}
      {examples.some((example) => text.includes(example)) && <OwnersMark />}
    </>
  )
}
