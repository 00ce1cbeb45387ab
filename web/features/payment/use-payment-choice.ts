import { useEffect, useState, type RefObject } from 'react'
import {
  keepPaymentChoice,
  readPaymentChoice,
  type Method,
  type PaymentChoice,
} from '#web/browser/payment-choice.ts'
import type { PaymentOption } from './payment-options.ts'

export interface ChosenPayment {
  option: PaymentOption | null
  method: Method | null
  chooseType: (type: string) => void
  chooseMethod: (method: Method) => void
}

/**
 * How much, then how. Nothing is chosen beforehand; what the guest chose in this tab before, for this booking, stands
 * again after the card page was cancelled (decision 0078). `choices` is around the radios, where a choice is found
 * that was made before the page was hydrated.
 */
export function usePaymentChoice(
  leadId: string,
  options: readonly PaymentOption[],
  choices: RefObject<HTMLDivElement | null>,
): ChosenPayment {
  const [{ type, method }, setChoice] = useState<PaymentChoice>({ type: null, method: null })
  useEffect(() => {
    const kept = readPaymentChoice(leadId)
    // Chosen before the page was hydrated: the radio itself has kept it.
    const checked = choices.current?.querySelector<HTMLInputElement>('[name=paymentType]:checked')
    const early = options.find((option) => option.type === checked?.value)
    setChoice({ ...kept, ...(early && { type: early.type }) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later choices are the guest's
  }, [leadId])

  function choose(choice: PaymentChoice) {
    setChoice(choice)
    keepPaymentChoice(leadId, choice)
  }

  const only = options.length === 1 ? options[0] : undefined
  const option = only ?? options.find((each) => each.type === type) ?? null
  return {
    option,
    method: option === null || (method === 'bank_transfer' && option.reference === null) ? null : method,
    chooseType: (chosen) => {
      const found = options.find((each) => each.type === chosen)
      if (found) choose({ type: found.type, method })
    },
    chooseMethod: (chosen) => choose({ type: option?.type ?? null, method: chosen }),
  }
}
