/** Said where health notes come without the guest's consent to keep them. */
export const CONSENT_NEEDED = 'Please tick this so we can keep your health notes, or clear the notes.'

/** What a guest says of health, and of our keeping it. */
interface HealthAnswer {
  healthConditions?: string | null | undefined
  healthConsent?: boolean | null | undefined
}

/** Blanks are no notes; nor is anything but text, which a form is refused for by itself. */
export function hasNotes({ healthConditions }: { healthConditions?: unknown }): boolean {
  return typeof healthConditions === 'string' && healthConditions.trim() !== ''
}

/** Health notes are kept only with the guest's consent, given in so many words; without notes there is nothing to consent to. */
export function mayKeepNotes(answer: HealthAnswer): boolean {
  return !hasNotes(answer) || answer.healthConsent === true
}

/**
 * What an edit makes of a booking's notes. Without consent no notes are written anew; a consent that is taken back takes
 * the notes with it; and notes that the edit does not touch stay as they are, also those of before consent was asked for.
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

/**
 * What a draft says of the notes; undefined where it says nothing. Without consent nothing of them reaches the database:
 * they wait in the guest's browser.
 */
export function draftedNotes(draft: HealthAnswer): string | null | undefined {
  if (draft.healthConsent !== true) {
    return draft.healthConsent === false || draft.healthConditions !== undefined ? null : undefined
  }
  return hasNotes(draft) || draft.healthConditions === undefined ? draft.healthConditions : null
}
