/** The error for health notes that come without the guest's consent to keep them. */
export const CONSENT_NEEDED = 'Please tick this so we can keep your health notes, or clear the notes.'

/** The guest's health notes, and the consent to keep them. */
interface HealthAnswer {
  healthConditions?: string | null | undefined
  healthConsent?: boolean | null | undefined
}

/** True if there are health notes. Blanks are none; the form itself refuses any value but text. */
export function hasNotes({ healthConditions }: { healthConditions?: unknown }): boolean {
  return typeof healthConditions === 'string' && healthConditions.trim() !== ''
}

/** True if the health notes may be kept: the guest has consented explicitly, or there are none. */
export function mayKeepNotes(answer: HealthAnswer): boolean {
  return !hasNotes(answer) || answer.healthConsent === true
}

/**
 * Returns a booking's health notes after an edit. New notes need consent, withdrawn consent deletes the notes, and
 * notes that the edit doesn't touch stay, even those from before consent was asked for.
 */
export function editedNotes(
  kept: { notes: string | null; consents: boolean },
  edit: HealthAnswer,
): { notes: string | null; lacksConsent: boolean } {
  const written = edit.healthConditions
  const writes = written !== undefined && hasNotes(edit) && written !== kept.notes
  if (writes) {
    const consents = edit.healthConsent ?? kept.consents
    return { notes: written, lacksConsent: !consents }
  }
  const isEmptied = written !== undefined && !hasNotes(edit)
  return { notes: isEmptied || edit.healthConsent === false ? null : kept.notes, lacksConsent: false }
}

/** Returns a draft's health notes; undefined if it doesn't mention them. Without consent they are not stored, and stay in the browser. */
export function draftedNotes(draft: HealthAnswer): string | null | undefined {
  if (draft.healthConsent !== true) {
    return draft.healthConsent === false || draft.healthConditions !== undefined ? null : undefined
  }
  return hasNotes(draft) || draft.healthConditions === undefined ? draft.healthConditions : null
}
