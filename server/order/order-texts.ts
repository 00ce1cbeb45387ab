import type { Content } from '#content/load-content.ts'
import type { Block } from '#content/text-blocks.ts'
import {
  orderTextsSchema,
  type Fact,
  type OrderTexts,
  type TextPage,
  type Versioned,
} from '#domain/order/order-document.ts'
import { versioned, versionOf } from './versioned.ts'

/** What is part of a contract: a change elsewhere never makes a guest read an order again. */
type ContractTexts = Pick<Content, 'packageTravel' | 'legal' | 'wording'>

/** The texts of an order, with the version of their wording: a price that changes for later guests is no other wording. */
type WordedTexts = Versioned<OrderTexts> & { wording: string }

const known = new WeakMap<ContractTexts, WordedTexts>()

/** Returns the texts of an order with their version, which is read once for each content. */
export function orderTextsOf(content: ContractTexts): WordedTexts {
  const texts = known.get(content) ?? {
    ...readOrderTexts(content),
    wording: versionOf(JSON.stringify([content.packageTravel, content.wording])),
  }
  known.set(content, texts)
  return texts
}

function readOrderTexts(content: ContractTexts): Versioned<OrderTexts> {
  const { organiser, insolvency, form } = content.packageTravel
  return versioned(orderTextsSchema, {
    organiser: [
      { term: 'Organiser', text: organiser.registeredName },
      { term: 'Company number', text: organiser.companyNumber },
      { term: 'Address', text: organiser.address },
      { term: 'Phone', text: organiser.phone },
      { term: 'Email', text: organiser.mail },
    ],
    insolvency: [
      { term: 'Protection against insolvency', text: insolvency.insurer },
      { term: 'Policy number', text: insolvency.policyNumber },
      { term: 'Address', text: insolvency.address },
      { term: 'Phone', text: insolvency.phone },
      { term: 'Email', text: insolvency.mail },
    ],
    travel: travelFacts(content.packageTravel),
    form: {
      title: form.title,
      paragraphs: form.text,
      keyRights: form.keyRights,
      source: form.source,
    },
    terms: textPage(content.legal.termsOfService),
    refundPolicy: textPage(content.legal.refundPolicy),
  })
}

/** Returns the facts about the journey that article 5 of the Package Travel Directive requires, beside days, price and services. */
function travelFacts(travel: Content['packageTravel']): Fact[] {
  const { stay, transport, papers, insurance, onTheSpot, complaints } = travel
  return [
    { term: 'Itinerary', text: stay.itinerary },
    { term: 'Lodging', text: `${stay.lodging}. ${stay.category}` },
    { term: 'Transport in the price', text: transport.included.join('; ') },
    { term: 'Transport not in the price', text: transport.excluded.join('; ') },
    { term: 'Meals', text: stay.meals },
    { term: 'Excursions', text: stay.excursions.join('; ') },
    { term: 'Group', text: stay.groupSize },
    { term: 'Language', text: stay.language },
    { term: 'Reduced mobility', text: stay.reducedMobility },
    { term: 'Passport and visa', text: papers.passport },
    { term: 'Health', text: papers.health },
    { term: 'Insurance', text: insurance.text },
    { term: 'Contact at the retreat', text: `${onTheSpot.name}, ${onTheSpot.phone}` },
    {
      term: 'Complaints',
      text: `${complaints.address}. Outside the courts: ${complaints.body}, ${complaints.site}`,
    },
  ]
}

function textPage({ title, intro, sections }: Content['legal']['termsOfService']): TextPage {
  return {
    title,
    intro,
    sections: sections.map((section) => ({ title: section.title, lines: section.blocks.flatMap(linesOf) })),
  }
}

/** Returns the lines of a block. Links to other pages are left out, since they are useless in a document. */
function linesOf(block: Block): TextPage['sections'][number]['lines'] {
  switch (block.kind) {
    case 'paragraph':
      return [{ kind: 'paragraph', text: block.text }]
    case 'list':
      return block.items.map((text) => ({ kind: 'point', text }))
    case 'terms':
      return block.rows.map(({ when, gives }) => ({ kind: 'point', text: `${when}: ${gives}` }))
    case 'link':
      return []
  }
}
