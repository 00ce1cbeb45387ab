import { Check, Plus, X } from 'lucide-react'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'

export interface PackageTexts {
  title: string
  cardSuffix: string
  includes: readonly string[]
  excludes: readonly string[]
  button: string
}

/** What both packages include, then what only one of them does, and what neither does. */
export function PackageContents({
  title,
  everyPackage,
  packages,
  notIncluded,
}: {
  title: string
  everyPackage: string
  packages: readonly PackageTexts[]
  notIncluded: { title: string; gist: string; items: readonly string[] }
}) {
  const isShared = (item: string) => packages.every(({ includes }) => includes.includes(item))
  return (
    <div className="mt-8 md:mt-14">
      <h3 className="md:text-2xl">{title}</h3>
      <ul className="mt-2.5 grid gap-x-12 gap-y-1 md:grid-cols-2">
        {[everyPackage, ...(packages[0]?.includes.filter(isShared) ?? [])].map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-teal-deep" strokeWidth={3} />
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1">
        {packages.map((each) => (
          <div key={each.title} className="rounded-lg border border-line bg-white p-3 text-ink sm:p-4">
            <h4 className="font-semibold">{each.title}</h4>
            <ul className="mt-1.5 flex flex-col gap-1.5 text-sm">
              {each.includes
                .filter((item) => !isShared(item))
                .map((item) => (
                  <li key={item} className="flex gap-2">
                    <Plus aria-hidden className="mt-0.75 size-4 shrink-0 text-teal-deep" strokeWidth={3} />
                    {item}
                  </li>
                ))}
              {each.excludes.map((item) => (
                <li key={item} className="flex gap-2 text-ink-soft">
                  <X aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={3} />
                  <span>
                    <span className="sr-only">Not included: </span>
                    {item}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <FoldedRows className="mt-3">
        <FoldedRow title={notIncluded.title} gist={notIncluded.gist}>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-coral-deep">
            {notIncluded.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </FoldedRow>
      </FoldedRows>
    </div>
  )
}
