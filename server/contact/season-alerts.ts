import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { SeasonAlertView } from '#domain/contract/season-alert-calls.ts'
import { isTimeToTell, newDates } from '#domain/mail/season-alert.ts'
import { retreatsOnSale, type RetreatOnSale } from '#domain/place/availability.ts'
import { seasonAlerts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { isOwnAddress } from '#server/mail/typed-address.ts'
import { isUuid } from '#server/store/booking-record.ts'
import { findByToken, linkToken } from '#server/store/link-token.ts'
import { readAvailability } from '#server/store/places.ts'

type SeasonAlertRow = typeof seasonAlerts.$inferSelect

/**
 * Stores an address that wants to be told when the next season opens, and emails it the link that confirms it. An address that asked before
 * gets the link again, so that the answer tells nobody who has asked. Returns whether the email is sent.
 */
export async function askForSeasonAlert(deps: Deps, email: string, user: User | null): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    await tx
      .insert(seasonAlerts)
      .values({ email, askedAt: deps.clock.now() })
      .onConflictDoNothing({ target: seasonAlerts.email })
    const [alert] = await tx.select().from(seasonAlerts).where(eq(seasonAlerts.email, email))
    if (!alert) throw new Error('an address was not written down')
    return queueMail(tx, deps, {
      template: 'season-alert-asked',
      to: email,
      ...(!isOwnAddress(user, email) && { typed: 'not-sent' }),
      data: { link: `${deps.env.baseUrl}/season/${tokenOf(deps, alert)}` },
    })
  })
}

/** Returns the address of an emailed link. Problem: not-found, also once it was told or has left. */
export async function readSeasonAlert(deps: Deps, token: string): Promise<SeasonAlertView> {
  const { email, confirmedAt } = await findAlert(deps, token)
  return { email, isConfirmed: confirmedAt !== null }
}

/** Confirms the address of an emailed link; a repeat changes nothing. Problem: not-found. */
export async function confirmSeasonAlert(deps: Deps, token: string): Promise<void> {
  const { id } = await findAlert(deps, token)
  const knownUntil = (await datesOnSale(deps)).at(-1)?.startsOn ?? null
  await deps.db
    .update(seasonAlerts)
    .set({ confirmedAt: deps.clock.now(), knownUntil })
    .where(and(eq(seasonAlerts.id, id), isNull(seasonAlerts.confirmedAt)))
}

/** Deletes the address of an emailed link. Problem: not-found. */
export async function leaveSeasonAlert(deps: Deps, token: string): Promise<void> {
  const { id } = await findAlert(deps, token)
  await deps.db.delete(seasonAlerts).where(eq(seasonAlerts.id, id))
}

/** Tells each confirmed address once that later dates are on sale, an hour after the first of them was, and deletes it. */
export async function tellOfSeason(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const waiting = await db.select().from(seasonAlerts).where(isNotNull(seasonAlerts.confirmedAt))
  if (waiting.length === 0) return
  const onSale = await datesOnSale(deps)
  const now = clock.now()
  for (const { id, email, knownUntil, openedAt } of waiting) {
    const dates = newDates(onSale, knownUntil)
    const [first] = dates
    const last = dates.at(-1)
    const isThisOne = eq(seasonAlerts.id, id)
    if (!first || !last) {
      // The dates were taken off sale again.
      if (openedAt !== null) await db.update(seasonAlerts).set({ openedAt: null }).where(isThisOne)
    } else if (openedAt === null) {
      await db.update(seasonAlerts).set({ openedAt: now }).where(isThisOne)
    } else if (isTimeToTell(openedAt, now)) {
      await db.transaction(async (tx) => {
        const told = await tx.delete(seasonAlerts).where(isThisOne).returning({ id: seasonAlerts.id })
        // Another server may have told it meanwhile.
        if (told.length === 0) return
        const data = { firstDay: first.startsOn, lastDay: last.startsOn, baseUrl: deps.env.baseUrl }
        await queueMail(tx, deps, { template: 'season-opened', to: email, data })
      })
    }
  }
}

/** Returns the dates that can be booked now, soonest first. */
async function datesOnSale(deps: Deps): Promise<RetreatOnSale[]> {
  return retreatsOnSale(await readAvailability(deps), banjulDay(deps.clock.now()))
}

function tokenOf(deps: Pick<Deps, 'env'>, { id, email }: SeasonAlertRow): string {
  return linkToken(deps, 'season-alert', { id, version: email })
}

async function findAlert(deps: Deps, token: string): Promise<SeasonAlertRow> {
  const alert = await findByToken(
    token,
    async (id) => {
      if (!isUuid(id)) return null
      const [found] = await deps.db.select().from(seasonAlerts).where(eq(seasonAlerts.id, id))
      return found ?? null
    },
    (found) => tokenOf(deps, found),
  )
  if (!alert) throw new Problem('not-found')
  return alert
}
