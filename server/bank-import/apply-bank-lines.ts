import { canTake } from '#domain/bank-import/bank-matching.ts'
import { centsFromEuros } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { AssignedLine } from '#domain/contract/bank-calls.ts'
import type { BankLineView, BankResult, LineOutcome } from '#domain/contract/bank-shapes.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { bankLines } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { keepLines } from './kept-lines.ts'
import { matchLines, type Match } from './match-lines.ts'
import { recordLine, type Share } from './record-line.ts'
import { presentLine, readLine, type StatementLine } from './statement.ts'

/**
 * Records the lines that the operator chose as received. Each is matched again and counts once, however often it is sent; one that no longer
 * fits waits among the unmatched lines, and the result says why. Transfers that the guest never reported count too. Problems:
 * invalid-fields, unavailable.
 */
export async function applyBankLines(
  deps: Deps,
  { lines: views, file, by }: { lines: readonly BankLineView[]; file: string | null; by: Actor },
): Promise<BankResult[]> {
  const lines = views.map(readLine)
  const results = new Map<string, Applied>()
  // Lines of one file are different money, even if booking, amount and day are the same.
  const own = new Set<string>()
  const isDistinct = (linked: typeof bankLines.$inferSelect) =>
    own.has(linked.paymentId) || (file !== null && linked.file === file)
  const apply = async (line: StatementLine) => {
    const applied = await applyLine(deps, line, { isDistinct, file, by })
    for (const id of applied.paymentIds) own.add(id)
    results.set(line.id, applied)
  }
  for (const line of lines) await apply(line)
  // A file may list a balance before its deposit, and the balance fits only once the deposit is recorded.
  const isLeft = ({ id }: StatementLine) => mayWait(results.get(id)?.outcome)
  for (const line of lines.filter(isLeft)) await apply(line)
  const left = lines.filter(isLeft).map(presentLine)
  if (left.length > 0) await keepLines(deps, { lines: left, state: 'waiting', note: '', by })
  return lines.map(({ id }) => {
    const { outcome, paymentIds } = results.get(id) ?? leftAlone('unknown')
    return { id, outcome, paymentIds, paymentId: paymentIds.length === 1 ? (paymentIds[0] ?? null) : null }
  })
}

/** True if a line of this outcome is money that was not recorded and may be a guest's. */
function mayWait(outcome: LineOutcome | undefined): boolean {
  return outcome === 'wrong_amount' || outcome === 'several' || outcome === 'unknown'
}

interface Applied {
  outcome: LineOutcome
  /** The payments recorded: none if nothing was done, several if the line was split. */
  paymentIds: string[]
}

function leftAlone(outcome: LineOutcome): Applied {
  return { outcome, paymentIds: [] }
}

async function applyLine(
  deps: Deps,
  line: StatementLine,
  how: {
    isDistinct: (linked: typeof bankLines.$inferSelect) => boolean
    file: string | null
    by: Actor
  },
): Promise<Applied> {
  const [match] = await matchLines(deps.db, [line], how.isDistinct)
  const shares = match && sharesOf(match)
  if (!match || !shares) return leftAlone(match?.verdict ?? 'unknown')
  try {
    const recorded = await recordLine(deps, {
      line,
      shares,
      file: how.file,
      by: how.by,
      check: async ({ tx }) => {
        const [now] = await matchLines(tx, [line], how.isDistinct)
        if (now?.verdict === 'already_recorded') throw new Problem('payment-repeated')
      },
    })
    return recorded.known ? leftAlone('already_recorded') : outcomeOf(recorded)
  } catch (error) {
    if (error instanceof Problem && error.code === 'payment-repeated') return leftAlone('already_recorded')
    throw error
  }
}

/** Returns the guests that a line is recorded for, each with an amount. Null if the operator has to decide about it. */
function sharesOf({ verdict, line, transfer, shares }: Match): readonly Share[] | null {
  if (!canTake(verdict)) return null
  if (transfer) return [{ bookingId: transfer.bookingId, amountCents: line.amountCents }]
  return shares
}

function outcomeOf({ shares }: AssignedLine): Applied {
  const isGoingBack = shares.every(({ amount, back }) => centsFromEuros(back) >= centsFromEuros(amount))
  return {
    outcome: isGoingBack ? 'goes_back' : 'received',
    paymentIds: shares.map(({ paymentId }) => paymentId),
  }
}
