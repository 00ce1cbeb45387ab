import { Download } from 'lucide-react'
import type { GuestPage } from '#domain/api-contract.ts'
import { DOCUMENT_NAMES } from '#domain/documents.ts'
import { formatEuros } from '#domain/money.ts'
import { address } from '#web/api/client.ts'
import { rowStyle } from '#web/features/admin/desk/group.tsx'
import { deskDay } from './desk-time.ts'
import { FoldingSection, sheetStyle } from './folding-section.tsx'

/** Receipts and credit notes, to download. */
export function Papers({ documents }: Pick<GuestPage, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <FoldingSection title="Papers" fact={documents.length} folded>
      <ul className={`figures ${sheetStyle}`}>
        {documents.map(({ id, kind, number, amount, issuedAt }) => (
          <li key={id}>
            <a
              href={address('/api/documents/{documentId}', { documentId: id })}
              download
              className={`${rowStyle} flex items-center justify-between gap-4 no-underline hover:bg-cream`}
            >
              <span className="min-w-0">
                <span className="block font-semibold text-ink">
                  {DOCUMENT_NAMES[kind]} {number} · {formatEuros(amount)}
                </span>
                <span className="block text-sm text-ink-soft">{deskDay(issuedAt)}</span>
              </span>
              <Download aria-hidden className="size-5 shrink-0 text-sea" />
              <span className="sr-only">Download</span>
            </a>
          </li>
        ))}
      </ul>
    </FoldingSection>
  )
}
