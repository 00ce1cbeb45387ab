import { useEffect, useRef, useState } from 'react'
import {
  keepPaymentChoice,
  NOTHING,
  readPaymentChoice,
  type BalancePart,
  type Method,
  type PaymentChoice,
} from '#web/browser/payment-choice.ts'
import { chosenPart, type BalanceOffer, type PaymentOption } from './payment-options.ts'

export type ChosenPayment = ReturnType<typeof usePaymentChoice>

export interface Choosing {
  payment: ChosenPayment
  /** True once the guest tried to go on: what is missing or wrong is then shown. */
  asked: boolean
  /** True while the order is placed or the browser is leaving for the hosted page. */
  disabled: boolean
}

/**
 * Returns the choice of amount and method, empty at first. A choice made earlier in this tab for this booking is restored after the hosted
 * page was cancelled (decision 0008). With an `offer` a part of the single option may be chosen.
 */
export function usePaymentChoice(
  leadId: string,
  options: readonly PaymentOption[],
  offer: BalanceOffer | null,
) {
  const [choice, setChoice] = useState<PaymentChoice>(NOTHING)
  // A choice made before hydration is repeated before the kept one is read; it adds to the kept choice instead of replacing it.
  const latest = useRef<PaymentChoice>(null)
  const { type, alone, method, part } = choice
  useEffect(() => {
    const kept = latest.current ?? readPaymentChoice(leadId)
    latest.current = kept
    setChoice(kept)
  }, [leadId])

  function choose(change: Partial<PaymentChoice>) {
    latest.current = { ...(latest.current ?? readPaymentChoice(leadId)), ...change }
    setChoice(latest.current)
    keepPaymentChoice(leadId, latest.current)
  }

  const whole =
    options.length === 1 ? options[0] : options.find((each) => each.type === type && each.isAlone === alone)
  const option = offer ? chosenPart(offer, part) : (whole ?? null)
  // An amount that is still being typed does not reset the method.
  const reference = (option ?? whole)?.reference
  return {
    option,
    /** True until an amount is chosen; one that is still being typed counts. */
    needsAmount: !whole,
    /** True if the amount has no reference and can only be paid by card. */
    hasNoReference: reference === null,
    method: !whole || (method === 'bank_transfer' && reference === null) ? null : method,
    part,
    chooseAmount: ({ type: chosen, isAlone }: PaymentOption) => choose({ type: chosen, alone: isAlone }),
    chooseMethod: (chosen: Method) => choose({ type: (option ?? whole)?.type ?? null, method: chosen }),
    choosePart: (chosen: BalancePart | null) => choose({ part: chosen }),
  }
}
