import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  keepPaymentChoice,
  METHODS,
  NOTHING,
  readPaymentChoice,
  type BalancePart,
  type Method,
  type PaymentChoice,
} from '#web/browser/payment-choice.ts'
import type { PaymentOption } from './payment-options.ts'

export interface ChosenPayment {
  option: PaymentOption | null
  method: Method | null
  part: BalancePart | null
  chooseType: (type: string) => void
  chooseMethod: (method: string) => void
  choosePart: (part: BalancePart | null) => void
}

/**
 * How much, then how. Nothing is chosen beforehand; what the guest chose in this tab before, for this booking, stands
 * again after the hosted page was cancelled (decision 0008). `choices` is around the radios, where a choice is found
 * that was made before the page was hydrated. `partOf` says what of the only option is paid, where it can be paid in parts.
 */
export function usePaymentChoice(
  leadId: string,
  options: readonly PaymentOption[],
  choices: RefObject<HTMLDivElement | null>,
  partOf: (only: PaymentOption, part: BalancePart | null) => PaymentOption | null,
): ChosenPayment {
  const [choice, setChoice] = useState<PaymentChoice>(NOTHING)
  // What a browser restores after a reload is pressed again before the kept choice is read: it adds to that, and takes nothing away.
  const latest = useRef<PaymentChoice>(null)
  const { type, method, part } = choice
  useEffect(() => {
    const kept = readPaymentChoice(leadId)
    // Chosen before the page was hydrated: the radio itself has kept it.
    const checked = choices.current?.querySelector<HTMLInputElement>('[name=paymentType]:checked')
    const early = options.find((option) => option.type === checked?.value)
    latest.current = { ...kept, ...(early && { type: early.type }) }
    setChoice(latest.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later choices are the guest's
  }, [leadId])

  function choose(change: Partial<PaymentChoice>) {
    latest.current = { ...(latest.current ?? readPaymentChoice(leadId)), ...change }
    setChoice(latest.current)
    keepPaymentChoice(leadId, latest.current)
  }

  const only = options.length === 1 ? options[0] : undefined
  const option = only ? partOf(only, part) : (options.find((each) => each.type === type) ?? null)
  // An amount that is still being typed takes no choice away.
  const reference = (option ?? only)?.reference
  return {
    option,
    method: (!option && !only) || (method === 'bank_transfer' && reference === null) ? null : method,
    part,
    chooseType: (chosen) => {
      const found = options.find((each) => each.type === chosen)
      if (found) choose({ type: found.type })
    },
    chooseMethod: (chosen) => {
      const found = METHODS.find((each) => each === chosen)
      if (found) choose({ type: (option ?? only)?.type ?? null, method: found })
    },
    choosePart: (chosen) => choose({ part: chosen }),
  }
}
