// Migrations that the version before them cannot run beside, or run on after a rollback (decision 0047). An update reads this list before
// it changes anything; contractions.test.ts finds missing entries.

interface Contraction {
  /** The migration's file, without ".sql". */
  migration: string
  /** The oldest version that does not use what the migration removes, and meets all that it requires. */
  needs: string
}

/** Before 0.2.0 no update could run beside an older version, so all of these need a stop. */
const BEFORE_THE_RULE = [
  '0002_money_that_was_seen',
  '0003_goodwill_disputes_refund_tries',
  '0004_sealed_fields_and_health_consent',
  '0006_folded_search',
  '0009_history',
  '0011_hand_entries_and_lower_prices',
  '0013_dates_that_are_cancelled',
  '0015_lines_of_nobody_and_splits',
  '0016_notes_and_waived_fees',
  '0017_sheets_of_dates',
  '0019_devices_and_sync',
]

export const contractions: readonly Contraction[] = BEFORE_THE_RULE.map((migration) => ({
  migration,
  needs: '0.2.0',
}))

/** Migrations that look like contractions but are none, with the reason why the version before them is not affected. */
export const reviewedMigrations: Readonly<Record<string, string>> = {
  '0024_orders':
    'The check on bookings is about columns that the version before never writes, and leaves empty.',
  '0026_ways_to_pay_and_plans':
    'The check on how something was paid is only made wider: all that an earlier server writes passes, and nothing but the name of the method is read.',
  '0027_changes_of_a_date':
    'The rules of cancelling are only made more, and what a price has risen by is added to its sum: an earlier server leaves that at 0, and reads totals. It meets the new rule only where money comes for a booking that was left while both run, and that is tried again.',
  '0028_forgotten_addresses':
    'Addresses and texts are emptied that an earlier server needs no more, and mails deleted whose link is over: one that is just being sent goes out, and is noted nowhere.',
  '0029_refunds_that_can_be_undone':
    'The check on what waits for its papers is only made wider. An earlier server may pay a refund out before its 15 seconds are over, as it always did.',
  '0030_payers_and_payees':
    'Who paid is only noted beside what was there: an earlier server reads none of it, and what it enters meanwhile counts as the present guest’s. Changes of fields that it writes into the history meanwhile carry no field.',
}
