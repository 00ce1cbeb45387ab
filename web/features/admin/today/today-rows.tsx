import { Clock, TriangleAlert, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { banjulDay, formatDay, formatTime } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { dialNumber } from '#domain/booking-form/phone.ts'
import { withText } from '#domain/booking/traveller.ts'
import type { AlertView, EndingHold, UntoldDate } from '#domain/contract/admin-shapes.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { refundDaysLate, refundDueOn } from '#domain/payment/refundable.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import { ComplaintRow, HandOverRow } from '#web/features/admin/guest/package-travel-requests.tsx'
import { SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { useNow } from '#web/features/admin/kit/frame/admin-data.tsx'
import { type FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark, ROW, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminDay, adminTime, dotted } from '#web/features/admin/kit/texts.ts'
import { MessageRow } from '#web/features/admin/mail/message-row.tsx'
import { TransferRow } from '#web/features/admin/money/transfer-group.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { type TodayItem } from './today-list.ts'

/** One thing to do now, by its kind. */
export function NowRow({ row: item, isGone }: FrozenRow<TodayItem>) {
  switch (item.kind) {
    case 'alert':
      return <AlertRow row={item.row} isGone={isGone} />
    case 'lateRefund':
      return <LateRefundRow row={item.row} isGone={isGone} />
    case 'untold':
      return <UntoldRow row={item.row} isGone={isGone} />
    case 'handOver':
      return <HandOverRow row={item.row} isGone={isGone} />
    case 'transfer':
      return <TransferRow row={item.row} isGone={isGone} />
    case 'message':
      return <MessageRow row={item.row} isGone={isGone} />
    case 'hold':
      return <HoldRow row={item.row} isGone={isGone} />
    case 'complaint':
      return <ComplaintRow row={item.row} isGone={isGone} />
    default:
      return null
  }
}

/** A problem with the website and how to fix it. */
function AlertRow({ row: { since, title, what, mend, link }, isGone }: FrozenRow<AlertView>) {
  return (
    <li {...ROW} className={`${rowStyle} flex flex-col items-start gap-2`}>
      <p className="flex items-start gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </p>
      <p className="text-sm wrap-anywhere">{what}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">{mend}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isGone ? <DoneMark>Fixed</DoneMark> : <SmallButtonLink to={link.to}>{link.label}</SmallButtonLink>}
        <span className="figures text-sm text-ink-soft">Since {adminTime(since)}</span>
      </div>
    </li>
  )
}

/** A refund that is past its legal day. */
function LateRefundRow({ row: { name, amount, createdAt }, isGone }: FrozenRow<LedgerLine>) {
  const late = refundDaysLate(new Date(createdAt), banjulDay(useNow()))
  return (
    <li {...ROW}>
      <Link
        to="/admin/money/refunds"
        className={`${rowStyle} flex items-center justify-between gap-4 hover:bg-cream`}
      >
        <span className="min-w-0">
          <span className="block font-semibold text-danger wrap-anywhere">
            Refund {formatEuros(amount)} to {name || 'No name'}
          </span>
          <span className="figures block text-sm text-ink-soft">
            By law it was due on {formatDay(refundDueOn(new Date(createdAt)))}
          </span>
        </span>
        {isGone ? <DoneMark>Paid</DoneMark> : <Badge tone="destructive">{counted(late, 'day')} late</Badge>}
      </Link>
    </li>
  )
}

/** Guests of a date whom no email reached, with the first to call. */
function UntoldRow({ row: { retreatId, label, about, at, guests }, isGone }: FrozenRow<UntoldDate>) {
  const [first] = guests
  const number = first ? dialNumber(first.phone) : null
  return (
    <li {...ROW} className={`${rowStyle} flex flex-col items-start gap-2`}>
      <Link to={datePath(retreatId, 'tell')} className="block w-full hover:underline">
        <span className="flex items-start gap-2 font-semibold">
          <Phone aria-hidden className="mt-1 size-4 shrink-0 text-amber-deep" />
          <span className="min-w-0">
            Tell {counted(guests.length, 'guest')}: {label}
          </span>
        </span>
        <span className="figures block text-sm text-ink-soft">
          {about === 'cancelled' ? 'Cancelled' : 'Changed'} on {adminDay(at)}. No email reached them.
        </span>
      </Link>
      {isGone && <DoneMark>Told</DoneMark>}
      {!isGone && first && number && (
        <ButtonLink href={`tel:${number}`} variant="secondary" size="sm">
          Call {first.name}
        </ButtonLink>
      )}
    </li>
  )
}

/** A held place that is released today unless something is paid. */
function HoldRow({
  row: { leadId, name, comesWith, retreatDate, holdExpiresAt },
  isGone,
}: FrozenRow<EndingHold>) {
  return (
    <li {...ROW}>
      <Link
        to={`/admin/guests/${leadId}`}
        className={`${rowStyle} flex items-center justify-between gap-4 hover:bg-cream`}
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-ink-soft">
            {dotted(withText(comesWith), retreatDate, !isGone && 'hold ends today')}
          </span>
        </span>
        {isGone ? (
          <DoneMark />
        ) : (
          <Badge tone="calm">
            <Clock aria-hidden className="size-4" />
            <span className="sr-only">until </span>
            {formatTime(new Date(holdExpiresAt))}
          </Badge>
        )}
      </Link>
    </li>
  )
}
