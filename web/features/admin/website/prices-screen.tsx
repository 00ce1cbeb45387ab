import { Link } from 'react-router'
import { eurosFromCents, formatEuros } from '#domain/base/money.ts'
import type { SiteFieldView, SiteState } from '#domain/contract/site-calls.ts'
import { PRICE_PATHS } from '#domain/site/site-fields.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import type { Route } from './+types/prices-screen.ts'
import { SiteField } from './site-field.tsx'
import { fieldsQuery, readWithFields, siteQuery, WebsitePage } from './website-page.tsx'

const TIERS = [
  { key: 'superEarlyBird', name: 'Super Early Bird' },
  { key: 'earlyBird', name: 'Early Bird' },
  { key: 'standard', name: 'Standard' },
] as const

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
  const sold = (key: string) => site?.sold[key] ?? 0
  const current = TIERS.find(({ key }) => sold(key) < number(`${key}.spots`)) ?? TIERS[2]
  const room = field('privateRoom')
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {TIERS.map(({ key, name }, index) => {
          const price = field(`${key}.price`)
          const spots = field(`${key}.spots`)
          const before = TIERS[index - 1]
          const isLower = before !== undefined && number(`${key}.price`) < number(`${before.key}.price`)
          if (!price || !spots) return null
          return (
            <section
              key={key}
              aria-label={name}
              className={`rounded-lg border bg-white p-4 ${key === current.key ? 'border-2 border-sea' : 'border-line'}`}
            >
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 className="text-lg">{name}</h2>
                {key === current.key && <Badge tone="success">Now on sale</Badge>}
              </div>
              <div className="mt-3 grid grid-cols-2 gap-3">
                <SiteField
                  field={price}
                  label={price.isChanged ? `Price, was ${formatEuros(Number(price.published))}` : 'Price'}
                />
                <SiteField field={spots} label="Places" />
              </div>
              <p className="figures mt-2 text-sm text-ink-soft">
                {sold(key) > 0
                  ? `${sold(key)} sold at ${formatEuros(Number(price.published))} keep it.`
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
          <section aria-label="Private room" className="rounded-lg border border-line bg-white p-4">
            <SiteField field={room} label="Private room, on top" />
            <p className="mt-2 text-sm text-ink-soft">A shared room is included.</p>
          </section>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Example current={field(`${current.key}.price`)} room={room} name={current.name} />
        <section className="rounded-lg border border-line bg-white p-4">
          <h2 className="text-base">Changes by itself</h2>
          <ul className="mt-2 flex flex-col gap-2 text-sm">
            <li>“From” at the top of the landing page</li>
            <li>The price cards, the booking form, the terms</li>
            <li>What search engines show</li>
          </ul>
        </section>
        <section className="rounded-lg border border-line bg-white p-4 text-sm">
          <h2 className="text-base">Stays as it is</h2>
          <ul className="mt-2 flex flex-col gap-2">
            <li>Who has booked keeps the price of that day and the room’s.</li>
            <li>Deposit, due days and refund steps are fixed rules.</li>
            <li>A price starts when you publish it, not on a later day.</li>
          </ul>
          <Link to="/admin/guests" className={`${linkStyle} mt-2 inline-flex min-h-11 items-center`}>
            Change one guest’s price
          </Link>
        </section>
      </div>
    </div>
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
  const [price, was] = [current?.value, current?.published].map(Number)
  const [extra, extraWas] = [room?.value, room?.published].map(Number)
  const sums = [price, was, extra, extraWas]
  if (!sums.every((sum) => Number.isInteger(sum))) return null
  const deposit = eurosFromCents(DEPOSIT_CENTS)
  const rows = [
    { label: name, now: price ?? 0, before: was ?? 0 },
    { label: 'Private room', now: extra ?? 0, before: extraWas ?? 0 },
    { label: 'Total', now: (price ?? 0) + (extra ?? 0), before: (was ?? 0) + (extraWas ?? 0) },
    { label: 'Deposit, today', now: deposit, before: deposit },
    {
      label: 'Balance',
      now: (price ?? 0) + (extra ?? 0) - deposit,
      before: (was ?? 0) + (extraWas ?? 0) - deposit,
    },
  ]
  return (
    <section className="rounded-lg border border-line bg-amber-soft p-4">
      <h2 className="text-base">A guest who books then</h2>
      <p className="text-sm text-ink-soft">With a private room</p>
      <dl className="figures mt-2 flex flex-col gap-1 text-sm">
        {rows.map(({ label, now: after, before }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt>{label}</dt>
            <dd className="font-semibold">
              {before !== after && <s className="mr-2 font-normal text-ink-soft">{formatEuros(before)}</s>}
              {formatEuros(after)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
