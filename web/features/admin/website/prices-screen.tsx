import { Link } from 'react-router'
import { eurosFromCents, formatEuros } from '#domain/base/money.ts'
import type { SiteFieldView, SiteState } from '#domain/contract/site-calls.ts'
import { LAST_TIER, TIER_KEYS, TIER_NAMES, TIERS, type Tier } from '#domain/price/pricing.ts'
import { PRICE_PATHS } from '#domain/site/site-fields.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { SumTable } from '#web/features/admin/kit/form/form-page.tsx'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import type { Route } from './+types/prices-screen.ts'
import { SiteField } from './site-field.tsx'
import { cardStyle, Columns, fieldsQuery, readWithFields, siteQuery, WebsitePage } from './website-page.tsx'

const NOTES = [
  {
    title: 'Changes by itself',
    lines: [
      '“From” at the top of the landing page',
      'The price cards, the booking form, the terms',
      'What search engines show',
    ],
  },
  {
    title: 'Stays as it is',
    lines: [
      'Who has booked keeps the price of that day and the room’s.',
      'Deposit, due days and refund steps are fixed rules.',
      'A price starts when you publish it, not on a later day.',
    ],
  },
]

export const loader = (args: Route.LoaderArgs) => readWithFields(args, PRICE_PATHS)

/** The prices, with what follows by itself and what stays as it is. */
export default function PricesScreen() {
  const site = useAdminQuery(siteQuery)
  const fields = useAdminQuery(fieldsQuery(PRICE_PATHS))
  return (
    <WebsitePage title="Prices" below="In euros, for each guest">
      <Loaded query={fields} what="The prices">
        {(read) => <LoadedPrices fields={read.fields} site={site.data ?? null} />}
      </Loaded>
    </WebsitePage>
  )
}

function LoadedPrices({ fields, site }: { fields: readonly SiteFieldView[]; site: SiteState | null }) {
  const field = (path: string) => fields.find((each) => each.path === `prices.${path}`)
  const number = (path: string) => Number(field(path)?.value ?? 0)
  const pathOf = (tier: Tier, value: 'price' | 'spots') => `${TIER_KEYS[tier]}.${value}`
  const sold = (tier: Tier) => site?.sold[TIER_KEYS[tier]] ?? 0
  const current = TIERS.find((tier) => sold(tier) < number(pathOf(tier, 'spots'))) ?? LAST_TIER
  const room = field('privateRoom')
  return (
    <Columns
      aside={
        <>
          <Example current={field(pathOf(current, 'price'))} room={room} name={TIER_NAMES[current]} />
          {NOTES.map(({ title, lines }) => (
            <section key={title} className={cardStyle}>
              <h2 className="text-base">{title}</h2>
              <ul className="mt-2 flex flex-col gap-2 text-sm">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
          <Link
            to="/admin/guests"
            className={`${linkStyle} inline-flex min-h-11 items-center self-start text-sm`}
          >
            Change one guest’s price
          </Link>
        </>
      }
    >
      {TIERS.map((tier, index) => {
        const name = TIER_NAMES[tier]
        const price = field(pathOf(tier, 'price'))
        const spots = field(pathOf(tier, 'spots'))
        const before = TIERS[index - 1]
        const isLower =
          before !== undefined && number(pathOf(tier, 'price')) < number(pathOf(before, 'price'))
        if (!price || !spots) return null
        return (
          <section
            key={tier}
            aria-label={name}
            className={`rounded-lg border bg-white p-4 ${tier === current ? 'border-2 border-sea' : 'border-line'}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-lg">{name}</h2>
              {tier === current && <Badge tone="success">Now on sale</Badge>}
            </div>
            <div className="mt-3 grid grid-cols-2 gap-3">
              <SiteField
                field={price}
                label={price.isChanged ? `Price, was ${formatEuros(Number(price.published))}` : 'Price'}
              />
              <SiteField field={spots} label="Places" />
            </div>
            <p className="figures mt-2 text-sm text-ink-soft">
              {sold(tier) > 0
                ? `${sold(tier)} sold at ${formatEuros(Number(price.published))} keep it.`
                : index > 0 && 'Starts when the places before it are sold.'}
            </p>
            {isLower && (
              <output className="mt-2 block rounded-lg bg-amber-soft p-3 text-sm">
                This is lower than the price before it: who books later pays less. Is that what you want?
              </output>
            )}
          </section>
        )
      })}
      {room && (
        <section aria-label="Private room" className={cardStyle}>
          <SiteField field={room} label="Private room, on top" />
          <p className="mt-2 text-sm text-ink-soft">A shared room is included.</p>
        </section>
      )}
    </Columns>
  )
}

/** What a guest who books then pays, beside what they would pay now. */
function Example({
  current,
  room,
  name,
}: {
  current: SiteFieldView | undefined
  room: SiteFieldView | undefined
  name: string
}) {
  const sums = [current?.value, current?.published, room?.value, room?.published].map(Number)
  if (!sums.every((sum) => Number.isInteger(sum))) return null
  const [price = 0, priceWas = 0, extra = 0, extraWas = 0] = sums
  const deposit = eurosFromCents(DEPOSIT_CENTS)
  const line = (label: string, now: number, was: number) => ({
    label,
    amount: formatEuros(now),
    was: now === was ? undefined : formatEuros(was),
  })
  return (
    <section>
      <h2 className="text-base">A guest who books then</h2>
      <p className="mb-2 text-sm text-ink-soft">With a private room</p>
      <SumTable
        lines={[
          line(name, price, priceWas),
          line('Private room', extra, extraWas),
          { ...line('Total', price + extra, priceWas + extraWas), isResult: true },
          line('Deposit, today', deposit, deposit),
          line('Balance', price + extra - deposit, priceWas + extraWas - deposit),
        ]}
      />
    </section>
  )
}
