import { dialNumber } from '#domain/booking-form/phone.ts'

/**
 * The details of the business that sells the retreats, in the order in which they are shown under every page, beside
 * payments and under every mail. The e-commerce law requires all five within easy reach (Directive 2000/31/EC, article
 * 5), and the package travel law before the order (Directive (EU) 2015/2302, article 5).
 */
const ORGANISER_PARTS = ['registeredName', 'companyNumber', 'address', 'phone', 'mail'] as const
export type OrganiserPart = (typeof ORGANISER_PARTS)[number]

export interface OrganiserDetail {
  part: OrganiserPart
  text: string
  /** True if the text came with the product and the owner has yet to replace it. */
  isExample: boolean
}

/** The mark of an example where guests read it. */
export const EXAMPLE_MARK = 'owner’s content'

export function organiserDetails(
  organiser: Readonly<Record<OrganiserPart, string>>,
  isExample: (part: OrganiserPart) => boolean,
): OrganiserDetail[] {
  return ORGANISER_PARTS.map((part) => ({ part, text: organiser[part], isExample: isExample(part) }))
}

/** True if the mark follows this detail: consecutive examples share one. */
export function endsExamples(details: readonly OrganiserDetail[], index: number): boolean {
  return details[index]?.isExample === true && details[index + 1]?.isExample !== true
}

export function organiserLine(details: readonly OrganiserDetail[]): string {
  return details
    .map(({ text }, index) => (endsExamples(details, index) ? `${text} (${EXAMPLE_MARK})` : text))
    .join(' · ')
}

/** Returns the link that dials a phone number. */
export function dialled(phone: string): string {
  return `tel:${dialNumber(phone) ?? phone.replaceAll(/[^+\d]/g, '')}`
}
