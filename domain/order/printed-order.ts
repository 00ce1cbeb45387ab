import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { formatNamedMoment, type NamedZone } from '#domain/base/guest-time.ts'
import { formatCents, formatEuros, type Cents } from '#domain/base/money.ts'
import { announcedChangeSentences, type AnnouncedChange } from '#domain/date-change/announced-change.ts'
import type { PrintedDocument, PrintedBlock } from '#domain/document/printed-document.ts'
import { ROOM_NAMES } from '#domain/price/rooms.ts'
import { REFUND_STEP_NAMES, refundStepDatesText } from '#domain/refund/refund-step-text.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import { PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import type { Fact, OrderContract, OrderDocument, OrderTexts, TextPage } from './order-document.ts'
import { differenceText, scheduledPaymentText } from './order-schedule.ts'
import {
  outgoingGuestSentence,
  handOverSentence,
  settledText,
  smallestGroupSentence,
} from './order-sentences.ts'
import { orderButton, shortVersion, type OrderedBy } from './order.ts'

interface PlacedOrder {
  document: OrderDocument
  /** The hash of the whole order. */
  version: string
  orderedAt: Date
  orderedBy: OrderedBy
  /** The guest's name in the booking; "" if it was erased. */
  guestName: string
  /** Who ordered the place for the guest: "Awa, who booked the place"; null for a guest who ordered the own. */
  orderer: string | null
  /** The clock of the copy and of the email that carries it. */
  timeZone: NamedZone
}

const heading = blockOf('heading')
const subheading = blockOf('subheading')
const paragraph = blockOf('paragraph')
const point = blockOf('point')

const ORDERED_BY_TEXTS: Record<OrderedBy, string> = {
  guest: 'The guest, signed in',
  pay_link: 'A person with the payment link',
}

/**
 * Returns the guest's copy of an order, from what was stored when it was placed and not from today's texts or prices
 * (decision 0173). Days are those in The Gambia; times are on the clock of the booking, as in the emails (decision 0086).
 */
export function printedOrder(order: PlacedOrder): PrintedDocument {
  const { version, orderedAt, document } = order
  const { contract, texts } = document
  return {
    title: 'Your order',
    from: texts.organiser[0]?.text ?? '',
    number: `Order ${shortVersion(version)}`,
    subject: `${contract.stay.label}, ${formatCents(contract.price.totalCents)}`,
    at: orderedAt.toISOString(),
    language: contract.language,
    blocks: [
      ...headFacts(order),
      ...inclusionBlocks(contract),
      ...moneyBlocks(contract),
      ...rightBlocks(order),
      heading('Who you order from'),
      ...texts.organiser.map(fact),
      heading('If the organiser becomes insolvent'),
      ...texts.insolvency.map(fact),
      heading('Your retreat'),
      ...texts.travel.map(fact),
      ...formBlocks(texts.form),
      ...pageBlocks(texts.terms),
      ...pageBlocks(texts.refundPolicy),
      ...versionBlocks(order),
    ],
  }
}

function headFacts({
  orderedAt,
  orderedBy,
  guestName,
  orderer,
  timeZone,
  document: { contract },
}: PlacedOrder): PrintedBlock[] {
  const { label, packageType, room } = contract.stay
  return [
    ...(guestName === '' ? [] : [fact({ term: 'For', text: guestName })]),
    fact({ term: 'Ordered', text: formatNamedMoment(orderedAt, timeZone) }),
    fact({
      term: 'By',
      text: orderer === null || orderedBy === 'pay_link' ? ORDERED_BY_TEXTS[orderedBy] : orderer,
    }),
    fact({ term: 'Retreat', text: label }),
    fact({ term: 'Package', text: `${PACKAGE_TITLES[packageType]}, ${ROOM_NAMES[room].toLowerCase()}` }),
  ]
}

function inclusionBlocks(contract: OrderContract): PrintedBlock[] {
  const { stay, included, excluded, gist, announcedChanges: announced = [] } = contract
  return [
    heading('What’s included'),
    paragraph(`From ${formatDay(stay.startsOn)} to ${formatDay(stay.endsOn)}.`),
    ...(gist === undefined ? [] : [paragraph(gist)]),
    ...included.map(point),
    ...announced.flatMap(announcedBlocks),
    ...(excluded.length > 0 ? [subheading('What’s not included')] : []),
    ...excluded.map(point),
  ]
}

function announcedBlocks(change: AnnouncedChange): PrintedBlock[] {
  return [
    subheading('A change has been announced'),
    ...(change.words === null ? [] : [paragraph(change.words)]),
    ...announcedChangeSentences(change).map(paragraph),
  ]
}

function moneyBlocks(contract: OrderContract): PrintedBlock[] {
  const { price, change, settledCents, reportedCents = 0, schedule, extras } = contract
  const settled = settledText(contract)
  return [
    ...(change
      ? [
          heading('What this order changes'),
          figure('Previous total', change.fromCents),
          figure('The difference', change.differenceCents, { isTotal: true, isSigned: true }),
        ]
      : []),
    heading('Price'),
    ...price.lines.map(({ label, amountCents }) => figure(label, amountCents)),
    figure('Total', price.totalCents, { isTotal: true }),
    heading('What you pay, and when'),
    ...(settledCents > reportedCents ? [figure('Paid before this order', settledCents - reportedCents)] : []),
    ...(reportedCents > 0 ? [figure('Transfer on its way before this order', reportedCents)] : []),
    ...schedule.map((payment) => figure(scheduledPaymentText(payment), payment.amountCents)),
    ...(settled ? [paragraph(settled)] : []),
    ...(extras.length > 0 ? [subheading('Not part of the total')] : []),
    ...extras.map(({ label, amountCents }) => figure(label, amountCents)),
  ]
}

function rightBlocks({ document: { contract }, orderedAt, timeZone }: PlacedOrder): PrintedBlock[] {
  const orderedOn = banjulDay(orderedAt)
  const { cancellation, handOverUntil: until, handOverCents: costCents, minimum } = contract
  const former = outgoingGuestSentence(contract)
  const { whole, deposit } = cancellation
  return [
    heading('If you cancel'),
    subheading('Refund if you have paid in full'),
    ...refundFigures(whole, timeZone),
    subheading('Refund if you have paid only the deposit'),
    ...refundFigures(deposit, timeZone),
    ...(former ? [paragraph(former)] : []),
    heading('If you cannot come'),
    paragraph(handOverSentence({ until, costCents }, orderedOn)),
    heading('If too few guests book'),
    paragraph(smallestGroupSentence(minimum, orderedOn)),
  ]
}

function refundFigures(steps: readonly RefundStepView[], timeZone: NamedZone): PrintedBlock[] {
  return steps.map((step, index) => ({
    kind: 'figure',
    label: `${refundStepDatesText(steps, index, { timeZone })}: ${REFUND_STEP_NAMES[step.kind]}`,
    amount: formatEuros(step.amount),
    isTotal: false,
  }))
}

function formBlocks({ title, paragraphs, keyRights, source }: OrderTexts['form']): PrintedBlock[] {
  return [
    heading(title),
    ...paragraphs.map(paragraph),
    subheading('Your key rights'),
    ...keyRights.map(point),
    paragraph(`The directive: ${source}`),
  ]
}

function pageBlocks({ title, intro, sections }: TextPage): PrintedBlock[] {
  return [
    heading(title),
    paragraph(intro),
    ...sections.flatMap((section) => [subheading(section.title), ...section.lines]),
  ]
}

function versionBlocks({ version, document: { contract } }: PlacedOrder): PrintedBlock[] {
  return [
    heading('This copy'),
    paragraph(
      `This copy says, word for word, what was shown when the button “${orderButton(contract)}” was pressed. The two codes below are calculated from the text; if a single word changed, they would change too.`,
    ),
    paragraph(`Order: ${version}`),
    paragraph(`Texts: ${contract.textsVersion}`),
  ]
}

function blockOf(kind: 'heading' | 'subheading' | 'paragraph' | 'point') {
  return (text: string): PrintedBlock => ({ kind, text })
}

function fact({ term, text }: Fact): PrintedBlock {
  return { kind: 'fact', term, text }
}

function figure(
  label: string,
  cents: Cents,
  { isTotal = false, isSigned = false }: { isTotal?: boolean; isSigned?: boolean } = {},
): PrintedBlock {
  const amount = isSigned || cents < 0 ? differenceText(cents) : formatCents(cents)
  return { kind: 'figure', label, amount, isTotal }
}
