import { labelOf } from '#domain/retreat/retreats.ts'
import { retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isPublic } from '#server/store/places.ts'

/** Returns the id of the retreat with this label, which forms send. Null if no published retreat has it. */
export async function retreatIdOfLabel({ db }: Deps, label: string): Promise<string | null> {
  const published = await db.select().from(retreats).where(isPublic)
  return published.find((retreat) => labelOf(retreat) === label.trim())?.id ?? null
}

/** Returns the id of the retreat with this label. Undefined if the field is missing, null if it is empty. */
export async function chosenRetreatId(
  deps: Deps,
  label: string | null | undefined,
): Promise<string | null | undefined> {
  if (label === undefined) return undefined
  return label ? retreatIdOfLabel(deps, label) : null
}
