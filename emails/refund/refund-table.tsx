import type { NamedZone } from '#domain/base/guest-time.ts'
import { REFUND_STEP_NAMES, refundBackWords, refundStepDatesText } from '#domain/refund/refund-step-text.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import { Panel, SANS } from '#emails/blocks.tsx'
import { colours } from '#emails/colours.ts'

const WATER_WIDTH = 48
const text = { color: colours.ink, fontFamily: SANS, fontSize: '16px', lineHeight: '1.45' } as const

/**
 * The refund steps with their dates; beside each, decorative water is as wide as the refunded share. In plain text a step is one line:
 * "Until Tue 8 Dec: €930 refund. All except the deposit". Renders nothing without steps.
 */
export function RefundTable({
  title,
  steps,
  timeZone,
}: {
  title: string
  steps: readonly RefundStepView[]
  timeZone: NamedZone
}) {
  const most = steps[0] ? steps[0].amount + steps[0].ifArrives : 0
  if (most === 0) return null
  return (
    <Panel title={title}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step.until} data-figure="">
              <td width={WATER_WIDTH} style={{ backgroundColor: colours.cream, verticalAlign: 'top' }}>
                <Water share={(step.amount + step.ifArrives) / most} />
              </td>
              <td className="tw-ink" style={{ ...text, padding: '8px 0 12px 16px', verticalAlign: 'top' }}>
                <div data-label="">{refundStepDatesText(steps, index, { timeZone })}</div>
                <div data-value="">
                  <Back step={step} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** A bar made of table cells, which every email program can render. */
function Water({ share }: { share: number }) {
  const width = Math.round(share * WATER_WIDTH)
  if (width === 0) return null
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} data-skip-in-text={true}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: colours.tealDeep, fontSize: 0, height: '64px', lineHeight: 0 }}>
            {'\u00a0'}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Back({ step }: { step: RefundStepView }) {
  const { back, condition, isNone } = refundBackWords(step)
  return (
    <>
      <strong>{back}</strong>
      {condition && ` ${condition}`}
      {!isNone && `. ${REFUND_STEP_NAMES[step.kind]}`}
    </>
  )
}
