import { Link } from 'react-router'
import type { Departure, MissingThing } from '#domain/desk-shapes.ts'
import { formatEuros } from '#domain/money.ts'
import { sheetAddress } from '#web/features/admin/dates/date-address.ts'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'

const MISSING_TEXTS: Record<MissingThing, string> = {
  arrival: 'Arrival not known',
  balance: 'Balance open',
  wetsuit: 'No wetsuit size',
}

/** The next retreat that somebody comes to, and what is still missing of whom. */
export function DepartureGroup({ departure }: { departure: Departure | null }) {
  if (departure === null) return null
  const { retreatId, label, inDays, kiters, placesKiter, nonKiters, balanceDue, missing } = departure
  return (
    <Group
      title="Next departure"
      aside={inDays === 1 ? 'tomorrow' : `in ${inDays} days`}
      foot={
        <Link
          to={sheetAddress(retreatId)}
          className="flex min-h-12 items-center justify-center px-4 font-semibold text-teal-deep hover:bg-cream"
        >
          All about this date
        </Link>
      }
    >
      <li className={rowStyle}>
        <p className="font-display text-lg font-bold">{label}</p>
        <p className="figures text-sm text-ink-soft">
          {[
            `${kiters} of ${placesKiter} kiters`,
            nonKiters > 0 && (nonKiters === 1 ? '1 non-kiter' : `${nonKiters} non-kiters`),
            balanceDue > 0 && `${formatEuros(balanceDue)} due`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </li>
      {missing.map(({ what, guests }) => (
        <li key={what} className={rowStyle}>
          <p className="text-sm font-semibold">{MISSING_TEXTS[what]}</p>
          <p className="text-sm text-ink-soft">
            {guests.map(({ leadId, name }, index) => (
              <span key={leadId}>
                {index > 0 && ', '}
                <Link to={`/admin/guests/${leadId}`} className="underline-offset-4 hover:underline">
                  {name}
                </Link>
              </span>
            ))}
          </p>
        </li>
      ))}
    </Group>
  )
}
