import { formatCents, type Cents } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { WIND_OR_WIN_CASH_BACK_CENTS } from '#domain/terms/booking-terms.ts'
import { RETENTION } from './retention.ts'

/** The records that accounting must keep of a person whose data is erased. */
export interface KeptRecords {
  /** The numbers of receipts and credit notes, oldest first. */
  documents: readonly string[]
  /** The labels of the retreats with received money. */
  paidRetreats: readonly string[]
  /** The labels of the retreats that were ordered and have payments of any kind. */
  orderedRetreats: readonly string[]
  /** The labels of the retreats whose payments were only reported or tried. */
  unpaidRetreats: readonly string[]
  /** Refunds that we have yet to transfer to a known account, in cents. */
  owedCents: Cents
  /** Transfers that nobody has seen yet, in cents. */
  reportedCents: Cents
  /** True if cash back is still to be transferred to an account of theirs. */
  hasCashBack: boolean
  online: boolean
}

/** Returns what is kept after an erasure and why, in sentences. Nothing is kept of a person who never paid anything. */
export function keptSentences(kept: KeptRecords): string[] {
  const {
    documents,
    orderedRetreats,
    paidRetreats,
    unpaidRetreats,
    owedCents,
    reportedCents,
    hasCashBack,
    online,
  } = kept
  return [
    documents.length > 0 &&
      `The receipts and credit notes that were issued, with your name and email address on them, because the law requires us to keep them: ${listed(documents)}.`,
    paidRetreats.length > 0 &&
      `The payments for ${listed(paidRetreats)} in our books, with your name, because the law requires us to keep them.`,
    orderedRetreats.length > 0 &&
      `What you ordered for ${listed(orderedRetreats)}, with its price and terms: it is the contract that the payments belong to.`,
    unpaidRetreats.length > 0 &&
      `The payments for ${listed(unpaidRetreats)} that have not reached us: of your name only what their references carry.`,
    owedCents > 0 &&
      `Your name and the account for the ${formatCents(owedCents)} that we still owe you: we delete the account ${RETENTION.refundAccounts.span.days} days after we have sent the money. We cannot write to you when we do.`,
    hasCashBack &&
      `Your account for the ${formatCents(WIND_OR_WIN_CASH_BACK_CENTS)} cash back that we still owe you: we delete it ${RETENTION.refundAccounts.span.days} days after we have sent the money.`,
    reportedCents > 0 &&
      `The reference of your ${formatCents(reportedCents)} transfer, which hasn’t reached us: if it arrives, any refund goes to the account it came from.`,
    online && 'What the payment provider must keep about your online payments.',
  ].filter((sentence) => sentence !== false)
}
