// Migrations that the version before them cannot run beside, or run on after a rollback (decision 0047). An update reads this list before
// it changes anything; contractions.test.ts finds missing entries.

interface Contraction {
  /** The migration's file, without ".sql". */
  migration: string
  /** The oldest version that does not use what the migration removes, and meets all that it requires. */
  needs: string
}

export const contractions: readonly Contraction[] = []

/** Migrations that look like contractions but are none, with the reason why the version before them is not affected. */
export const reviewedMigrations: Readonly<Record<string, string>> = {}
