import { dialNumber } from '#domain/booking/phone.ts'

/**
 * What is said of the business that sells the retreats, in the order in which it is written wherever it stands: under every
 * page, beside what is paid, under every mail. The law on e-commerce wants all five within easy reach (Directive 2000/31/EC,
 * article 5), and the one on packages wants them before the order (Directive (EU) 2015/2302, article 5).
 */
const ORGANISER_PARTS = ['registeredName', 'companyNumber', 'address', 'phone', 'mail'] as const
export type OrganiserPart = (typeof ORGANISER_PARTS)[number]

export interface OrganiserDetail {
  part: OrganiserPart
  text: string
  /** Only the owner can write it, and has not yet: what stands there came with the product. */
  isExample: boolean
}

/** What an example is called where guests read it. */
export const EXAMPLE_MARK = 'owner’s content'

export function organiserDetails(
  organiser: Readonly<Record<OrganiserPart, string>>,
  isExample: (part: OrganiserPart) => boolean,
): OrganiserDetail[] {
  return ORGANISER_PARTS.map((part) => ({ part, text: organiser[part], isExample: isExample(part) }))
}

/** Whether the mark stands behind a detail: examples in a row share one. */
export function endsExamples(details: readonly OrganiserDetail[], index: number): boolean {
  return details[index]?.isExample === true && details[index + 1]?.isExample !== true
}

/** The details as one line of plain text. */
export function organiserLine(details: readonly OrganiserDetail[]): string {
  return details
    .map(({ text }, index) => (endsExamples(details, index) ? `${text} (${EXAMPLE_MARK})` : text))
    .join(' · ')
}

/** A telephone number as a link dials it. */
export function dialled(phone: string): string {
  return `tel:${dialNumber(phone) ?? phone.replaceAll(/[^+\d]/g, '')}`
}
