/** The refund rules for a guest who cancels (specification, section 9.3). */
export const GUEST_RULES = ['within_48_hours', '45_days_or_more', '30_to_44_days', 'under_30_days'] as const
export type GuestRule = (typeof GUEST_RULES)[number]

/** The refund rule for the guests of a cancelled date (decision 0002). */
export const RETREAT_RULE = 'cancelled_by_organiser'

/**
 * All refund rules: of the terms, of a cancelled date, the operator's (nothing or an agreed fee kept), and for a
 * change that the guest does not accept.
 */
export const CANCELLATION_RULES = [
  ...GUEST_RULES,
  RETREAT_RULE,
  'waived',
  'agreed',
  'change_refused',
] as const
export type CancellationRule = (typeof CANCELLATION_RULES)[number]

export const FULL_REFUND_HOURS = 48
export const FREE_CANCELLATION_DAYS = 45
export const HALF_REFUND_DAYS = 30

const FULL_REFUND = {
  depositPercent: 100,
  restPercent: 100,
  transferable: false,
  gives: 'Full refund, including the deposit',
}

/**
 * What each rule refunds, in percent of the deposit and of what was paid beyond it (specification, section 9.3). The
 * FAQ, the refund page, the mails and the refund itself all read this table, so they cannot contradict it.
 */
export const CANCELLATION_TERMS: Record<
  CancellationRule,
  { depositPercent: number; restPercent: number; transferable: boolean; when: string; gives: string }
> = {
  within_48_hours: { ...FULL_REFUND, when: `Within ${FULL_REFUND_HOURS} hours of booking` },
  '45_days_or_more': {
    depositPercent: 0,
    restPercent: 100,
    transferable: false,
    when: `${FREE_CANCELLATION_DAYS} or more days before the retreat`,
    gives: 'Full refund, excluding the deposit',
  },
  '30_to_44_days': {
    depositPercent: 0,
    restPercent: 50,
    transferable: false,
    when: `${HALF_REFUND_DAYS}–${FREE_CANCELLATION_DAYS - 1} days before the retreat`,
    gives: '50% refund of everything beyond the deposit',
  },
  under_30_days: {
    depositPercent: 0,
    restPercent: 0,
    transferable: true,
    when: `Less than ${HALF_REFUND_DAYS} days before the retreat`,
    gives: 'No refund, but you can pass your place on instead',
  },
  cancelled_by_organiser: { ...FULL_REFUND, when: 'We cancel the retreat' },
  waived: { ...FULL_REFUND, when: 'As agreed with us' },
  agreed: { ...FULL_REFUND, when: 'As agreed with us', gives: 'The amount we agreed on' },
  change_refused: { ...FULL_REFUND, when: 'You cancel because we changed what you booked' },
}

/** The share of a price that the drawing assumes for the deposit, about what it is of any price. */
const DRAWN_DEPOSIT = 0.2

function drawnShare(rule: CancellationRule): number {
  const { depositPercent, restPercent } = CANCELLATION_TERMS[rule]
  return (DRAWN_DEPOSIT * depositPercent + (1 - DRAWN_DEPOSIT) * restPercent) / 100
}

/** The rows for a guest's own cancellation, as the FAQ, the refund page, the terms and the mails show them. */
export const CANCELLATION_TABLE: readonly {
  rule: string
  when: string
  gives: string
  /** The share of the money that is refunded, from 0 to 1, used only for the drawing. */
  share: number
}[] = [
  ...GUEST_RULES.map((rule) => {
    const { when, gives } = CANCELLATION_TERMS[rule]
    return { rule, when, gives, share: drawnShare(rule) }
  }),
  // From the first moment of the first day a guest cannot cancel, and any refund is agreed by talking to us.
  {
    rule: 'begun',
    when: 'Once the retreat has started',
    gives: 'You can no longer cancel. Please speak to us',
    share: 0,
  },
]
