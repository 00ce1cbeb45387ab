import { OwnersMark } from '#web/ui/page/owners-mark.tsx'

/** A text of the order, marked if it contains a placeholder of the owner's. */
export function MarkedText({ text, examples }: { text: string; examples: readonly string[] }) {
  return (
    <>
      {text}
      {examples.some((example) => text.includes(example)) && <OwnersMark />}
    </>
  )
}
