import { Award } from 'lucide-react'
import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { portraitPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'

interface Certificate {
  name: string
  issuer: string
  number?: string | undefined
  validUntil?: CalendarDay | undefined
}

interface TeamMember {
  name: string
  role: string
  certificate: Certificate | 'none yet' | 'none needed'
  languages?: readonly string[] | undefined
  /** A file in content/pictures/team/. */
  portrait?: string | undefined
}

export interface TeamTexts {
  title: string
  intro: string
  people: readonly TeamMember[]
}

/** The team with each person's certificate. Renders nothing if the owner has named nobody. */
export function Team({ texts: { title, intro, people }, today }: { texts: TeamTexts; today: CalendarDay }) {
  if (people.length === 0) return null
  return (
    <section id="team" aria-label={title} className="page-column py-16 md:py-24">
      <SectionHeading title={title}>{intro}</SectionHeading>
      <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-8 sm:gap-x-5 md:mt-14 md:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
        {people.map((person) => (
          <li key={person.name} className="min-w-0 wrap-anywhere">
            <Portrait person={person} />
            <h3 className="mt-4">{person.name}</h3>
            <p>{person.role}</p>
            {person.certificate !== 'none needed' && (
              <p className="mt-2 flex gap-2 text-sm text-ink-soft">
                <Award aria-hidden className="mt-0.5 size-4.5 shrink-0 text-teal-deep" />
                {certificateLine(person.certificate, today)}
              </p>
            )}
            {person.languages && (
              <p className="mt-1 text-sm text-ink-soft">Speaks {person.languages.join(', ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Portrait({ person: { name, portrait } }: { person: TeamMember }) {
  const shape = 'aspect-4/5 w-full rounded-xl bg-sand'
  if (portrait === undefined)
    return (
      <span
        aria-hidden
        className={`${shape} grid place-items-center border border-line font-display text-hero font-bold text-sea`}
      >
        {name.slice(0, 1)}
      </span>
    )
  return (
    <Picture
      file={portraitPicture(portrait)}
      alt={`Portrait of ${name}`}
      sizes="(width < 48rem) 50vw, 20rem"
      className={shape}
    />
  )
}

/** Returns a person's certificate in one line, and says so if it has expired. */
function certificateLine(certificate: Certificate | 'none yet', today: CalendarDay): string {
  if (certificate === 'none yet') return 'Holds no instructor certificate yet'
  const { name, issuer, number, validUntil } = certificate
  const parts = [name, issuer, number && `no. ${number}`, validUntil && validity(validUntil, today)]
  return parts.filter(Boolean).join(', ')
}

function validity(until: CalendarDay, today: CalendarDay): string {
  return until < today ? `ran out on ${formatDay(until)}` : `valid until ${formatDay(until)}`
}
