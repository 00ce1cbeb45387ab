import type { GuestPage } from '#domain/api/api-contract.ts'
import { DOCUMENT_NAMES } from '#domain/document/documents.ts'
import { address } from '#web/api/client.ts'
import { rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { TakeBackButton, UndoPaidRefund } from '#web/features/admin/refund/take-back.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { FoldingSection } from './folding-section.tsx'
import { ledgerEnd, ledgerRows, type LedgerRow } from './ledger-rows.ts'

/** A booking's ledger, oldest first; the last line is what is still due. */
export function Ledger({ page }: { page: GuestPage }) {
  const rows = ledgerRows(page)
  const end = ledgerEnd(page.lead)
  if (!end) {
    return (
      <FoldingSection title="Payments">
        <p className={`${rowStyle} text-ink-soft`}>A draft has no price and holds no place.</p>
      </FoldingSection>
    )
  }
  return (
    <FoldingSection title="Payments">
      <ol className="figures divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
        <li className={`${rowStyle} flex justify-between gap-4 bg-amber-soft font-bold`}>
          <div className="min-w-0">
            <p>{end.title}</p>
            {end.detail && <p className="text-sm font-normal text-ink-soft">{end.detail}</p>}
          </div>
          <p className="shrink-0">{end.amount}</p>
        </li>
      </ol>
    </FoldingSection>
  )
}

function Row({ row: { title, detail, amount, struck, document, undo, payment } }: { row: LedgerRow }) {
  const line = classNames('font-semibold', struck && 'text-ink-soft line-through')
  return (
    <li className={`${rowStyle} flex justify-between gap-4`}>
      <div className="min-w-0">
        <p className={line}>{title}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {detail}
          {document && (
            <>
              {' · '}
              <a
                href={address('/api/documents/{documentId}', { documentId: document.id })}
                download
                className={linkStyle}
              >
                {DOCUMENT_NAMES[document.kind]} {document.number}
              </a>
            </>
          )}
        </p>
        {payment && undo && (
          <div className="-mb-2 -ml-4">
            {undo === 'take_back' ? (
              <TakeBackButton payment={payment} variant="quiet">
                Reverse
              </TakeBackButton>
            ) : (
              <UndoPaidRefund refund={payment} label="Mark as not paid" />
            )}
          </div>
        )}
      </div>
      <p className={classNames('shrink-0', line)}>{amount}</p>
    </li>
  )
}
