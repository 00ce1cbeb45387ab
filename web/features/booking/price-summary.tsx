import { ChevronDown } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import type { AutosaveState } from './autosave.ts'
import type { BookingTexts } from './booking-texts.ts'
import { paymentLines, priceLines, shortPrice, spokenPrice, type PriceEstimate } from './price-estimate.ts'

interface SummaryProps {
  estimate: PriceEstimate
  selectedDate: string
  airportTax: BookingTexts['airportTax']
  saving: AutosaveState
}

/** Beside the form, where there is room for it: what it costs, what is paid now and what later. */
export function PriceCard({ estimate, selectedDate, airportTax, saving }: SummaryProps) {
  return (
    <Card as="section" aria-label="Price" tone="cream" className="flex flex-col gap-4">
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-xl">Your retreat</h2>
          <SavedMark state={saving} />
        </div>
        <p className="mt-1 text-ink-soft">{selectedDate || 'Choose your dates'}</p>
      </div>
      <PriceLines lines={priceLines(estimate)} />
      <PriceLines lines={paymentLines(estimate)} className="rounded-lg bg-white px-4 py-2 text-ink" />
      <AirportTaxNote airportTax={airportTax} />
    </Card>
  )
}

/**
 * On a phone: a bar under the heading, then at the top of the screen, with what is paid now and later; the whole bill
 * unfolds from it, over the form.
 */
export function PriceBar({ estimate, selectedDate, airportTax, saving }: SummaryProps) {
  const { balanceDue } = estimate
  return (
    <details className="group relative border-b-2 border-sea bg-white text-ink shadow-md">
      <summary className="page-column flex min-h-16 list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="figures min-w-0">
          <span className="block leading-tight font-bold">{shortPrice(estimate)}</span>
          <span className="block text-sm leading-snug text-ink-soft">
            {estimate.quote ? balanceDue : 'We are asking for it'}
            {saving !== 'idle' && ' · '}
            <SavedMark state={saving} />
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-sm font-semibold text-sea">
          Details
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="page-column absolute inset-x-0 top-full flex max-h-[70dvh] flex-col gap-3 overflow-y-auto border-b-2 border-sea bg-white pt-3 pb-4 shadow-lg">
        <p className="font-semibold">{selectedDate || 'No dates chosen yet'}</p>
        <PriceLines lines={priceLines(estimate)} />
        <PriceLines lines={paymentLines(estimate)} className="rounded-lg bg-cream px-4 py-2 text-ink" />
        <AirportTaxNote airportTax={airportTax} />
      </div>
    </details>
  )
}

/** Tells those who cannot see the summary when the price changes. */
export function SpokenPrice({ estimate }: { estimate: PriceEstimate }) {
  return (
    <p aria-live="polite" className="sr-only">
      {spokenPrice(estimate)}
    </p>
  )
}

function AirportTaxNote({ airportTax }: { airportTax: BookingTexts['airportTax'] }) {
  return (
    <p className="text-sm text-ink-soft">
      <strong className="text-ink">{`${airportTax.title}.`}</strong>
      {` ${airportTax.text}`}
    </p>
  )
}

const SAVED_LABELS = { idle: '', saving: 'Saving…', saved: 'Saved' }

/** How the autosave stands, quietly; a failure shows nothing (specification, section 8). */
function SavedMark({ state }: { state: AutosaveState }) {
  return <span className="text-sm text-ink-soft">{SAVED_LABELS[state]}</span>
}
