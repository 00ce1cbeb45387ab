// Row 24 of docs/acceptance.md: fields that no form sends, added to the body of every call that may change something.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { calls, type Call, type CallName } from '#domain/contract/api-contract.ts'
import type { NewPasskey } from '#domain/contract/passkey-calls.ts'
import { lineId } from '#server/bank-import/statement.ts'
import type { Database } from '#server/db/connect.ts'
import {
  bookings,
  checkoutSessions,
  complaints,
  handOvers,
  mails,
  passkeys,
  payments,
  retreats,
} from '#server/db/schema.ts'
import { adminSessions, users } from '#server/db/tables/account-tables.ts'
import { payLinkToken } from '#server/payment/pay-link.ts'
import { handOverToken } from '#server/store/hand-over-record.ts'
import { companionForm, kiterForm, transferReport } from '#test/booking-forms.ts'
import { ADMIN_PASSWORD, createFilledApp, type TestApp } from '#test/create-test-app.ts'
import { BEN, groupForm } from '#test/groups.ts'
import { guestWithBooking, operator, reportTransfer, signUp } from '#test/guests.ts'
import { keepChange, keepPasskey } from '#test/sample-rows.ts'
import { softwareAuthenticator } from '#test/software-authenticator.ts'
import type { Visitor } from '#test/visitor.ts'

/** From the table of calls, so that none is forgotten. The webhook's body comes from the provider, and is signed. */
const WRITING = Object.entries<Call>(calls).filter(
  ([name, { method }]) => method !== 'get' && name !== ('stripeWebhook' satisfies CallName),
)

interface Scene {
  app: TestApp
  /** What stands before the call. */
  before: Awaited<ReturnType<typeof standing>>
  guest: Visitor
  lead: Booking
  admin: Visitor
  paymentId: string
  mailId: string
  retreatId: string
  /** The session of the operator's device. */
  sessionId: string
  /** A passkey that the operator has; `newPasskey` has just been made. */
  passkeyId: string
  newPasskey: NewPasskey
  handOverId: string
  complaintId: string
  changeId: string
  /** Another guest, signed in. */
  stranger: Visitor
  /** The other guest's id, under every name that a field might have. */
  mallory: Record<string, string>
}

/** A guest who has reported a transfer, the operator, and another guest. */
async function openScene(name: string): Promise<Scene> {
  const state = name === ('answerHandOver' satisfies CallName) ? 'asked' : 'open'
  // No other change can be announced while guests answer one.
  const isAnnounced = name === ('proposeDateChange' satisfies CallName)
  const { app, answer } = await createFilledApp(
    `slipped fields: ${state}, ${isAnnounced}`,
    (made) => fillScene(made, state, isAnnounced),
    // Passkeys need an address with a name.
    { env: { baseUrl: SITE } },
  )
  const { guest, admin, stranger } = answer
  return {
    ...answer,
    app,
    guest: app.newVisitor(guest),
    admin: app.newVisitor(admin),
    stranger: app.newVisitor(stranger),
  }
}

async function fillScene(app: TestApp, state: 'asked' | 'open', isAnnounced: boolean) {
  const stranger = await signUp(app, 'mallory@example.com')
  const mallory = await stranger.get<{ id: string }>('/api/auth/user')
  const userId = mallory.body.id
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const [payment] = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  const [mail] = await app.db.select().from(mails).orderBy(mails.id).limit(1)
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  const at = app.clock.now()
  const [handOver] = await app.db
    .insert(handOvers)
    .values({ bookingId: guest.lead.id, state, madeAt: at, acceptBy: '2025-09-08', toName: 'Lamin' })
    .returning()
  const [complaint] = await app.db
    .insert(complaints)
    .values({ bookingId: guest.lead.id, userId, text: 'Short', receivedAt: at, acknowledgedAt: at })
    .returning()
  const changeId = isAnnounced ? '' : await keepChange(app, guest.lead.id)
  const admin = await operator(app)
  const [session] = await app.db.select().from(adminSessions)
  await admin.post('/api/admin/confirm', { password: ADMIN_PASSWORD })
  const asked = await admin.post<{ challenge: string; rp: { id: string } }>('/api/admin/passkeys/options')
  // The keys of services stay as they are.
  await app.db.update(adminSessions).set({ confirmedAt: null })
  return {
    guest: [...guest.visitor.cookies],
    admin: [...admin.cookies],
    stranger: [...stranger.cookies],
    lead: guest.lead,
    sessionId: session?.id ?? '',
    passkeyId: await keepPasskey(app),
    newPasskey: softwareAuthenticator(SITE).make(asked.body),
    paymentId: payment?.id ?? '',
    mailId: mail?.id ?? '',
    retreatId: booking?.retreatId ?? '',
    handOverId: handOver?.id ?? '',
    complaintId: complaint?.id ?? '',
    changeId,
    before: await standing(app.db),
    mallory: { userId, user: userId, accountId: userId, ownerId: userId },
  }
}

const SITE = 'http://localhost:3000'
const PASSWORD = 'harmattan wind'

/** A valid body of the call. Null if it takes none. A new call fails the test until it has one here. */
function bodyOf(name: string, { lead, newPasskey, changeId }: Scene): Record<string, unknown> | null {
  const reference = lead.paymentReferences?.deposit ?? ''
  const bodies: Partial<Record<string, Record<string, unknown> | null>> = {
    register: { email: 'lamin@example.com', password: PASSWORD, firstName: 'Lamin', lastName: 'Ceesay' },
    login: { email: 'awa@example.com', password: PASSWORD },
    logout: null,
    forgotPassword: { email: 'awa@example.com' },
    askForAddressLink: null,
    confirmAddress: { token: 'made-up' },
    resetPassword: { token: 'made-up', password: PASSWORD },
    createContact: { firstName: 'Lamin', email: 'lamin@example.com', message: 'Is there wind in May?' },
    saveDraft: { firstName: 'Lamin', packageType: 'kiter' },
    submitBooking: companionForm(),
    submitGroup: {
      ...groupForm(),
      travellers: [companionForm(), { ...BEN, email: 'ben@example.com' }],
    },
    saveTraveller: { phone: '+32 470 00 00 09' },
    claimTraveller: null,
    askForSeasonAlert: { email: 'omar@example.com' },
    confirmSeasonAlert: null,
    leaveSeasonAlert: null,
    joinWaitingList: {
      selectedDate: 'Nov 7–14, 2025',
      kiters: 1,
      nonKiters: 0,
      firstName: 'Noor',
      email: 'noor@example.com',
    },
    confirmWaiting: null,
    changeWaiting: { kiters: 1, nonKiters: 0 },
    leaveWaitingList: null,
    declineOffer: null,
    offerPlaces: null,
    withdrawPlaces: null,
    linkBooking: { leadId: lead.id },
    cancelBooking: null,
    dismissReleaseNotice: null,
    saveTravelDetails: { arrivalDate: '2025-10-31', arrivalTime: '18:40', arrivalFlight: 'SN 231' },
    updateChecklist: { packed: true },
    editBooking: kiterForm({ firstName: 'Awa Fatou' }),
    confirmPayment: transferReport(lead, 'full'),
    createCheckoutSession: { paymentType: 'balance', leadId: lead.id, bookingData: lead },
    completePayment: null,
    placeOrder: { leadId: lead.id, termsVersion: lead.order?.version },
    payLinkPlaceOrder: { termsVersion: lead.order?.version },
    payLinkCheckout: { paymentType: 'balance' },
    payLinkTransfer: { paymentType: 'balance', amount: 750 },
    replacePayLink: null,
    replaceOwnPayLink: null,
    askForPayment: { guests: [{ leadId: lead.id, amount: 750, dueOn: lead.quote?.balanceDueOn }] },
    endOtherSessions: null,
    endSession: null,
    eraseAccount: { password: PASSWORD },
    eraseGuest: null,
    adminLogin: { password: ADMIN_PASSWORD },
    adminResetLink: null,
    resetAdminPassword: { token: 'made-up', password: ADMIN_PASSWORD },
    adminLogout: null,
    syncNotion: null,
    writeOff: { reason: 'Nothing comes any more' },
    receivePayment: null,
    enterPayment: { amount: 150, method: 'cash', receivedOn: '2025-09-01' },
    undoPayment: { reason: 'Entered twice' },
    askForAccountAgain: null,
    giveRefundAccount: { holder: 'Awa Jallow', iban: 'DE89370400440532013000' },
    confirmRefundAccount: { mark: 'made-up' },
    refundGuest: { amount: 10, reason: 'No wind' },
    matchRefund: { reference: 're_1' },
    givePaymentReason: { reason: 'The wind stayed away' },
    rejectPayment: null,
    previewBankImport: { content: `Date;Amount;Text\n2025-09-03;200,00;${reference}` },
    assignBankLine: { line: bankLine('No reference'), shares: [{ leadId: lead.id, amount: 200 }] },
    keepBankLines: { lines: [bankLine('No reference')], state: 'waiting' },
    changeBankLine: { note: 'Asked on WhatsApp' },
    applyBankImport: { lines: [bankLine(reference)] },
    sendMailAgain: null,
    answerContact: { answered: true },
    sendAnswer: { text: 'Yes, in May too' },
    saveReply: { id: '00000000-0000-4000-8000-000000000000', title: 'Swimming', text: 'How far?' },
    removeReply: null,
    writeToDate: { subject: 'Your driver', text: 'Hello {firstName}' },
    createRetreat: {
      startsOn: '2026-12-11',
      endsOn: '2026-12-18',
      placesKiter: 8,
      placesNonKiter: 8,
      status: 'draft',
    },
    changeRetreat: { placesKiter: 7 },
    endAdminSession: null,
    passkeyLoginOptions: null,
    passkeyLogin: {
      passkey: softwareAuthenticator(SITE).use({ challenge: 'never-given', rpId: 'localhost' }),
    },
    connectStripe: { secretKey: 'pk_test_1' },
    connectMail: { url: 'smtp://127.0.0.1:1' },
    disconnect: null,
    testConnection: null,
    makeTestBooking: null,
    removeTestBookings: null,
    goLive: null,
    sendMissing: null,
    confirmAdmin: { password: ADMIN_PASSWORD },
    newPasskeyOptions: null,
    addPasskey: { name: 'My phone', passkey: newPasskey },
    removePasskey: null,
    reportBrowserError: { message: 'TypeError', page: '/booking', version: '0.1.0' },
    changeAdminSettings: { morningDigest: false },
    storePicture: null,
    cancelRetreat: { dryRun: true },
    openSealedFields: null,
    enterBooking: companionForm({ email: 'lamin@example.com' }),
    cancelForGuest: { dryRun: true },
    undoCancelling: null,
    lowerPrice: { reduce: 50, reason: 'Goodwill' },
    setPlan: { parts: [], dueOn: lead.quote?.balanceDueOn },
    undoAgreement: null,
    moveBooking: { selectedRoom: 'private' },
    addNote: { text: 'Wants Fatou as her coach' },
    undoLetter: null,
    writeToGuest: { subject: 'Your week', text: 'Hello Awa' },
    arrangeGuest: { roomWish: 'A quiet room' },
    offerHandOver: { name: 'Lamin Ceesay', email: 'lamin@example.com' },
    takeBackHandOver: null,
    acceptHandOver: { ...kiterForm({ firstName: 'Lamin' }), termsVersion: lead.order?.version },
    answerHandOver: { allow: true },
    complain: { text: 'The lesson was short' },
    answerComplaint: { answer: 'We are sorry' },
    proposeDateChange: { dryRun: true, words: 'Another lodge' },
    withdrawDateChange: null,
    tellGuest: { about: 'changed' },
    answerForGuest: { leadId: lead.id, answer: 'accept' },
    answerDateChange: { changeId, answer: 'accept' },
    sendAnswers: { text: 'The wind was kind', mayQuote: true },
    withdrawAnswers: null,
    publishAnswer: null,
    keepAnswer: null,
    chooseWind: { choice: 'days' },
    enterWind: { kite: 'full' },
    emptyWindDay: null,
    redeemCredit: { days: 1, note: 'Belgium' },
    sendPayout: null,
    makeLodgeLink: null,
    revokeLodgeLink: null,
    changeSiteDraft: { path: 'faq.title', value: 'What guests ask' },
    discardSiteDraft: {},
    publishSite: { dryRun: true },
    undoSitePublish: null,
    draftOfSiteVersion: { dryRun: true },
  } satisfies Partial<Record<CallName, Record<string, unknown> | null>>
  const body = bodies[name]
  if (body === undefined) throw new Error(`${name}: say in this test what a good body of it is`)
  return body
}

/** Fields that would make a guest the operator, or a booking another guest's, paid or cheap, if they were accepted. */
const SLIPPED: readonly Record<string, unknown>[] = [
  { status: 'payment_confirmed' },
  { paymentStatus: 'fully_paid' },
  {
    role: 'admin',
    admin: true,
    isAdmin: true,
    access: 'admin',
    emailVerified: true,
    price: 1,
    total: 1,
    basePrice: 1,
    totalCents: 100,
    amountCents: 100,
    amountPaid: 9_999,
    quote: {
      tier: 'standard',
      basePrice: 1,
      roomSupplement: 0,
      discount: 0,
      total: 1,
      deposit: 1,
      balance: 0,
    },
    state: 'received',
    verified: true,
    isExample: true,
    placeNumber: 8,
    holdExpiresAt: '2099-01-01T00:00:00Z',
    createdAt: '2020-01-01T00:00:00Z',
    submittedAt: '2020-01-01T00:00:00Z',
    // `openScene` gives the id.
    userId: null,
  },
]

/** A bank line as the admin sends it back. */
function bankLine(text: string) {
  const line = { account: null, bookedOn: '2025-09-03', currency: 'EUR', identity: text, occurrence: 1 }
  return { ...line, text, amount: 200, id: lineId({ ...line, amountCents: 200_00, settled: true }) }
}

/** A visitor who may make the call: the operator, or the guest of the booking. */
function actorOf(name: string, { access }: Call, { app, guest, admin, stranger }: Scene): Visitor {
  if (access === 'admin') return admin
  if (name === ('acceptHandOver' satisfies CallName)) return stranger
  return access === 'anyone' && name !== 'logout' ? app.newVisitor() : guest
}

function tokenOf(name: string, { app: { deps }, handOverId, lead }: Scene): string {
  if (name === ('acceptHandOver' satisfies CallName)) return handOverToken(deps, { id: handOverId })
  return payLinkToken(deps, { id: lead.id, payLinkVersion: 1 })
}

async function outcomeOf(name: string, call: Call, slip: Record<string, unknown> | null) {
  const scene = await openScene(name)
  const path = call.path
    .replace('{bookingId}', scene.lead.id)
    .replace('{paymentId}', scene.paymentId)
    .replace('{mailId}', scene.mailId)
    .replace('{retreatId}', scene.retreatId)
    .replace('{lineId}', 'a0b1c2d3')
    .replace('{token}', tokenOf(name, scene))
    .replace('{handOverId}', scene.handOverId)
    .replace('{complaintId}', scene.complaintId)
    .replace('{changeId}', scene.changeId)
    .replace('{sessionId}', scene.sessionId)
    .replace('{passkeyId}', scene.passkeyId)
    .replace('{leadId}', scene.lead.id)
    .replace('{day}', '2025-11-01')
    .replace('{name}', 'stripe')
  const own = bodyOf(name, scene)
  const body =
    own || slip ? JSON.stringify({ ...own, ...slip, ...(slip && 'userId' in slip && scene.mallory) }) : null
  const { status } = await actorOf(name, call, scene).request(path, {
    method: call.method.toUpperCase(),
    ...(body !== null && { body, headers: { 'content-type': 'application/json' } }),
  })
  return { status, before: scene.before, after: await standing(scene.app.db) }
}

/** Rights, owners, prices and payments: everything that an extra field could gain. */
async function standing(db: Database) {
  return {
    users: await db
      .select({ email: users.email, verified: users.emailVerified, image: users.image })
      .from(users)
      .orderBy(users.email),
    operators: await db.$count(adminSessions),
    passkeys: await db
      .select({ name: passkeys.name, rpId: passkeys.rpId })
      .from(passkeys)
      .orderBy(passkeys.name),
    bookings: await db
      .select({
        email: bookings.email,
        owner: users.email,
        status: bookings.status,
        totalCents: bookings.totalCents,
        tier: bookings.tier,
        placeNumber: bookings.placeNumber,
        holdExpiresAt: bookings.holdExpiresAt,
        isExample: bookings.isExample,
        createdAt: bookings.createdAt,
        submittedAt: bookings.submittedAt,
      })
      .from(bookings)
      .leftJoin(users, eq(users.id, bookings.userId))
      .orderBy(bookings.email, bookings.createdAt),
    payments: await db
      .select({
        kind: payments.kind,
        method: payments.method,
        state: payments.state,
        amountCents: payments.amountCents,
      })
      .from(payments)
      .orderBy(payments.kind, payments.amountCents, payments.state, payments.method),
    dates: await db
      .select({
        startsOn: retreats.startsOn,
        status: retreats.status,
        placesKiter: retreats.placesKiter,
        placesNonKiter: retreats.placesNonKiter,
        cancelledAt: retreats.cancelledAt,
      })
      .from(retreats)
      .orderBy(retreats.startsOn),
    cardPages: await db.select({ amountCents: checkoutSessions.amountCents }).from(checkoutSessions),
  }
}

test.each(WRITING)(
  'row 24: role, userId, status, price and paymentStatus added to the body of %s are ignored or refused with 422',
  async (name, call) => {
    const plain = await outcomeOf(name, call, null)
    expect(plain.status, 'this test knows no good body of the call').not.toBe(422)
    const told = async (slip: Record<string, unknown>): Promise<number> => {
      const { status, before, after } = await outcomeOf(name, call, slip)
      const ignored = { status: plain.status, after: plain.after }
      expect({ status, after }).toEqual(status === 422 ? { status, after: before } : ignored)
      return status
    }
    // If all fields together are ignored, so is each one; if one is refused, each is tried alone.
    const all = SLIPPED.reduce((together, slip) => ({ ...together, ...slip }), {})
    if ((await told(all)) !== 422) return
    for (const slip of SLIPPED) await told(slip)
  },
)
