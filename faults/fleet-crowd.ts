import { setTimeout as sleep } from 'node:timers/promises'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { ADMIN_PASSWORD, type Server } from '#e2e/server.ts'
import { AWA } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import type { Visitor } from '#test/visitor.ts'
import { untilAnswered, type Fleet } from './fleet.ts'
import { newGuest, type Guest } from './guest.ts'

/** How many visitors of each kind are active at a time, and how long each pauses between actions. */
export interface CrowdSize {
  visitors: number
  fillers: number
  buyers: number
  guests: number
  pauseMs: number
}

/** The crowd's state so far. */
export interface Crowd {
  /** Unpaid holds without an account. */
  buyers: Guest[]
  /** Guests with an account who pay; every second one cancels. */
  guests: Guest[]
  /** Guests with an account and an unpaid booking. */
  waiting: Guest[]
  /** The number of the operator's changes, and the pages that did not show a change answered before their request. */
  changes: number
  stale: string[]
  /** Rejects as soon as a visitor gets an answer that nobody should get. */
  met: Promise<never>
  /** Stops the crowd; resolves once everyone has finished the current action. */
  leave: () => Promise<void>
}

/** Two dates: one that many book, and one that only the operator changes. */
interface CrowdDates {
  wide: string
  changed: string
}

/** Starts visitors, people who fill in the form, buyers, guests with accounts and the operator, all at once until `leave` is called. */
export function startCrowd(fleet: Fleet, size: CrowdSize, { wide, changed }: CrowdDates): Crowd {
  const left = new AbortController()
  const pause = () => sleep(size.pauseMs)
  let people = 0
  let stays = 0
  const trouble = Promise.withResolvers<never>()
  // Reported to those who wait for it.
  trouble.promise.catch(() => {})
  const crowd: Crowd = {
    buyers: [],
    guests: [],
    waiting: [],
    changes: 0,
    stale: [],
    met: trouble.promise,
    leave: async () => {
      left.abort()
      await Promise.all(working)
    },
  }

  const nextEmail = (kind: string) => {
    people += 1
    return `${kind}${people}@example.com`
  }

  async function visit(): Promise<void> {
    const browser = fleet.newBrowser()
    for (const path of ['/', '/api/booking-availability', '/booking', '/faq']) {
      // Answers that are not read here stay compressed.
      const packed = { 'accept-encoding': path.startsWith('/api/') ? 'identity' : 'gzip' }
      await untilAnswered(() => browser.get(path, packed))
      await pause()
    }
  }

  async function fillIn(): Promise<void> {
    const browser = fleet.newBrowser()
    const form = { email: nextEmail('filler'), selectedDate: wide, status: 'in_progress' }
    for (const more of [{ firstName: 'Awa' }, { lastName: 'Jallow' }, { phone: '+32 470 00 00 00' }]) {
      await untilAnswered(() => browser.post('/api/leads', { ...form, ...more }))
      await pause()
    }
  }

  async function buy(): Promise<void> {
    const plan = { email: nextEmail('buyer'), retreat: wide, cancels: false }
    const guest = newGuest(fleet.site, fleet.newBrowser(), plan)
    await goOn(guest, 'submit')
    crowd.buyers.push(guest)
  }

  async function stay(): Promise<void> {
    const email = nextEmail('guest')
    stays += 1
    const waits = stays % 3 === 0
    const cancels = stays % 2 === 0
    const browser = fleet.newBrowser()
    await signUpUntilAnswered(browser, email)
    await pause()
    const guest = newGuest(fleet.site, browser, { email, retreat: wide, cancels })
    if (waits) {
      await goOn(guest, 'submit')
      crowd.waiting.push(guest)
      return
    }
    await goOn(guest)
    crowd.guests.push(guest)
  }

  async function goOn(guest: Guest, last?: 'submit'): Promise<void> {
    await untilAnswered(() => guest.continueAfterSignIn(last))
    await pause()
  }

  async function operate(): Promise<void> {
    const operator = await signedInOperator(fleet)
    const id = await idOfDate(operator, changed)
    for (let places = 9; !left.signal.aborted; places++) {
      const change = { placesNonKiter: places }
      const { status } = await untilAnswered(() => operator.patch(`/api/admin/retreats/${id}`, change))
      if (status !== 200) throw new Error(`the operator's change was answered with ${status}`)
      crowd.changes += 1
      for (const server of fleet.up) {
        const shown = await placesShown(fleet, server, changed)
        if (shown !== null && shown !== places) crowd.stale.push(`${shown} places shown for ${places}`)
      }
      await pause()
    }
  }

  const again = async (come: () => Promise<void>) => {
    while (!left.signal.aborted) {
      await come()
      await pause()
    }
  }
  const kinds = [
    [size.visitors, visit],
    [size.fillers, fillIn],
    [size.buyers, buy],
    [size.guests, stay],
  ] as const
  const working = [
    operate(),
    ...kinds.flatMap(([count, come]) => Array.from({ length: count }, () => again(come))),
  ]
  for (const work of working) work.catch(trouble.reject)
  return crowd
}

/** After a lost answer the account exists, and the guest signs in. */
async function signUpUntilAnswered(browser: Visitor, email: string): Promise<void> {
  const account = { ...AWA, email }
  const { status } = await untilAnswered(() => browser.post('/api/auth/register', account))
  const isThere =
    status === 409 ? (await untilAnswered(() => browser.post('/api/auth/login', account))).status : status
  if (isThere >= 300) throw new Error(`signing up was answered with ${isThere}`)
}

async function signedInOperator(fleet: Fleet): Promise<Visitor> {
  const operator = fleet.newBrowser()
  const { status } = await untilAnswered(() =>
    operator.post('/api/admin/login', { password: ADMIN_PASSWORD }),
  )
  if (status !== 204) throw new Error(`the gate answered with ${status}`)
  return operator
}

async function idOfDate(operator: Visitor, label: string): Promise<string> {
  const { body } = await untilAnswered(() => operator.get<{ retreats: RetreatView[] }>('/api/admin/retreats'))
  const retreat = body.retreats.find((each) => each.label === label)
  if (!retreat) throw new Error(`there is no date ${label}`)
  return retreat.id
}

/** How many non-kiter places a server's landing page shows; null if the server has just ended. */
async function placesShown(fleet: Fleet, server: Server, label: string): Promise<number | null> {
  let page: string
  try {
    page = (await fleet.newVisitorAt(server, '192.0.2.1').get<string>('/')).body
  } catch (error) {
    if (!fleet.up.has(server)) return null
    throw error
  }
  const offer = page.replaceAll('&quot;', '"')
  const record = offer.slice(offer.indexOf(`"${label}":{`))
  return Number(/"nonKiterAvailable":(\d+)/.exec(record)?.[1])
}

/** Prepares buyers, and returns a function that lets them submit at once and returns how many got a place. */
export async function prepareRush(
  fleet: Fleet,
  label: string,
  buyers: number,
): Promise<() => Promise<number>> {
  const forms = Array.from({ length: buyers }, (_, buyer) =>
    kiterForm({ email: `rush${buyer}@example.com`, selectedDate: label }),
  )
  const browsers = forms.map(() => fleet.newBrowser())
  await Promise.all(
    browsers.map((browser, buyer) =>
      untilAnswered(() => browser.post('/api/leads', { ...forms[buyer], status: 'in_progress' })),
    ),
  )
  return async () => {
    const answers = await Promise.all(
      browsers.map((browser, buyer) =>
        untilAnswered(() => browser.post('/api/submit-booking', forms[buyer])),
      ),
    )
    const refused = answers.filter(({ status }) => status === 409).length
    const booked = answers.filter(({ status }) => status < 300).length
    if (refused + booked !== buyers)
      throw new Error(`the rush was answered with ${answers.map(({ status }) => status).join(', ')}`)
    return booked
  }
}
