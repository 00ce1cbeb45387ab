import { formatDay } from '#domain/base/dates.ts'
import type { NamedZone } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { TimelineStep } from '#domain/booking/payment-timeline.ts'
import { stepText } from '#domain/booking/timeline-text.ts'
import { Figures, Panel, SANS } from './blocks.tsx'
import { colours } from './colours.ts'
import type { Sender } from './define-mail.ts'

const text = { color: colours.ink, fontFamily: SANS, fontSize: '16px', lineHeight: '1.4' } as const

/** The dot of each step: green has arrived, amber is on its way, coral is the next to pay. */
const DOTS: Record<TimelineStep['kind'], { fill: string; edge: string }> = {
  received: { fill: colours.success, edge: colours.success },
  returned: { fill: colours.white, edge: colours.inkSoft },
  on_its_way: { fill: colours.amber, edge: colours.amberDeep },
  due: { fill: colours.white, edge: colours.coralDeep },
  airport_tax: { fill: colours.white, edge: colours.inkSoft },
  begins: { fill: colours.white, edge: colours.inkSoft },
}

/** The payments made and due, as on the screens. In plain text a step is one line: "By Tue 23 Sept 2025, The balance: €930". */
export function Timeline({ steps, timeZone }: { steps: readonly TimelineStep[]; timeZone: NamedZone }) {
  return (
    <Panel title="Your payments">
      {steps.map((step) => {
        const { when, what, amount } = stepText(step, { today: null, timeZone })
        return (
          <table
            key={`${step.kind}-${when}-${amount ?? ''}`}
            role="presentation"
            width="100%"
            cellPadding={0}
            cellSpacing={0}
            style={{ borderCollapse: 'collapse' }}
          >
            <tbody>
              <tr data-figure="">
                <td width={28} style={{ padding: '10px 0', verticalAlign: 'top' }}>
                  <div
                    data-skip-in-text={true}
                    style={{
                      backgroundColor: DOTS[step.kind].fill,
                      border: `3px solid ${DOTS[step.kind].edge}`,
                      borderRadius: '999px',
                      fontSize: 0,
                      height: '10px',
                      lineHeight: 0,
                      marginTop: '3px',
                      width: '10px',
                    }}
                  >
                    {'\u00a0'}
                  </div>
                </td>
                <td
                  data-label={amount === null ? undefined : ''}
                  className="tw-ink"
                  style={{ ...text, padding: '8px 12px 8px 0', verticalAlign: 'top' }}
                >
                  <strong data-when="" style={{ fontWeight: 600 }}>
                    {when}
                  </strong>
                  <span
                    className="tw-soft"
                    style={{ color: colours.inkSoft, display: 'block', fontSize: '15px' }}
                  >
                    {what}
                  </span>
                </td>
                <td
                  data-value=""
                  className="tw-ink"
                  style={{
                    ...text,
                    fontVariantNumeric: 'tabular-nums lining-nums',
                    fontWeight: 700,
                    padding: '8px 0',
                    textAlign: 'right',
                    verticalAlign: 'top',
                    whiteSpace: 'nowrap',
                  }}
                >
                  {amount === null ? '' : formatEuros(amount)}
                </td>
              </tr>
            </tbody>
          </table>
        )
      })}
    </Panel>
  )
}

/** The destination and the arrival time, for the dates of the flights in the timeline. */
export function FlightFigures({ sender, steps }: { sender: Sender; steps: readonly TimelineStep[] }) {
  const flights = steps.find((step) => step.kind === 'airport_tax')
  if (!flights) return null
  const { title, airport, land, leave, note } = sender.trip.flight
  return (
    <Figures
      title={title}
      rows={[
        { label: 'Fly to', value: airport, long: true },
        { label: 'Land', value: `${formatDay(flights.on)}, ${land}`, long: true },
        { label: 'Fly home', value: `${formatDay(flights.leavingOn)}, ${leave}`, long: true },
        { label: 'At the airport', value: note, long: true },
      ]}
    />
  )
}
