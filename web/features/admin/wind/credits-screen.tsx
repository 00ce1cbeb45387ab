import { useState } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { WindCredit, WindPayout } from '#domain/contract/wind-calls.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { api, fieldErrorsOf } from '#web/api/client.ts'
import { AskButton, SmallButton, useAct } from '#web/features/admin/kit/form/actions.tsx'
import { Loaded, readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead, BackLink, GuestLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminDay, dotted } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EmptyState } from '#web/ui/notice.tsx'

export const loader = reading('adminCredits')

/** What guests have by the Wind or Win Guarantee: cash back to transfer, and kite days that they may use. */
export default function CreditsScreen() {
  const query = useAdminQuery(readQuery('/api/admin/credits'))
  return (
    <>
      <BackLink to="/admin/dates">Dates</BackLink>
      <AdminHead title="Wind or Win" below="Kite days again, or cash back" />
      <div className="mt-4 flex max-w-3xl flex-col gap-6">
        <Loaded query={query} what="The credits" seen="the credits">
          {({ credits, payouts }) => <Lists credits={credits} payouts={payouts} />}
        </Loaded>
      </div>
    </>
  )
}

function Lists({ credits, payouts }: { credits: readonly WindCredit[]; payouts: readonly WindPayout[] }) {
  if (credits.length + payouts.length === 0) {
    return (
      <EmptyState title="Nobody has a credit">
        Kiters choose here when a retreat had fewer than three full days.
      </EmptyState>
    )
  }
  const toPay = payouts.filter(({ paidAt }) => paidAt === null)
  const open = credits.reduce((sum, { left }) => sum + left, 0)
  return (
    <>
      {payouts.length > 0 && (
        <Group
          title="Cash back"
          aside={`${formatEuros(sumEuros(toPay.map(({ amount }) => amount)))} to transfer`}
        >
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </Group>
      )}
      {credits.length > 0 && (
        <Group title="Kite days" aside={`${counted(open, 'day')} left`}>
          {credits.map((credit) => (
            <CreditRow key={credit.id} credit={credit} />
          ))}
        </Group>
      )}
    </>
  )
}

function PayoutRow({ payout }: { payout: WindPayout }) {
  const { id, leadId, name, retreatDate, amount, account, dueOn, paidAt } = payout
  const sum = formatEuros(amount)
  return (
    <li className={`${rowStyle} flex flex-col gap-2`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <GuestLink id={leadId} name={name} />
          <p className="figures text-sm text-ink-soft">
            {dotted(sum, `from ${retreatDate}`, paidAt === null && `due by ${formatDay(dueOn)}`)}
          </p>
        </div>
        {paidAt === null ? (
          <Badge tone="warning">To pay</Badge>
        ) : (
          <Badge tone="success">Sent {adminDay(paidAt)}</Badge>
        )}
      </div>
      {paidAt === null && account === null && (
        <p className="text-sm">There’s no account yet. Ask the guest for one.</p>
      )}
      {paidAt === null && account && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <p className="figures min-w-0 grow basis-60 wrap-anywhere">
            {account.holder}
            <br />
            {account.iban
              ? groupedIban(account.iban)
              : dotted(account.accountNumber, account.bank, account.country)}
          </p>
          <CopyButton text={account.iban ?? account.accountNumber ?? ''} what={`${name}’s account`} />
        </div>
      )}
      {paidAt === null && (
        <div>
          <AskButton
            act={() => api('POST', '/api/admin/wind-payouts/{payoutId}/sent', { params: { payoutId: id } })}
            done={() => ({ title: `Sent: ${sum} to ${name}` })}
            failed="Not marked as sent"
            question={{
              tone: 'primary',
              title: `Have you sent ${sum} to ${name}?`,
              description: 'It then counts as sent, and the account is deleted 14 days later.',
              confirmLabel: `Sent ${sum}`,
              cancelLabel: 'Not yet',
            }}
          >
            I’ve sent it
          </AskButton>
        </div>
      )}
    </li>
  )
}

function CreditRow({ credit }: { credit: WindCredit }) {
  const { leadId, name, retreatDate, days, left, since, redeemed } = credit
  const [isUsing, setUsing] = useState(false)
  return (
    <li className={`${rowStyle} flex flex-col gap-2`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <GuestLink id={leadId} name={name} />
          <p className="figures text-sm text-ink-soft">
            {dotted(counted(days, 'day'), `from ${retreatDate}`, `since ${adminDay(since)}`)}
          </p>
          {redeemed.map((use) => (
            <p key={use.at} className="figures text-sm text-ink-soft wrap-anywhere">
              {dotted(`${counted(use.days, 'day')} used ${adminDay(use.at)}`, use.note)}
            </p>
          ))}
        </div>
        <Badge tone={left > 0 ? 'success' : 'quiet'}>{left > 0 ? `${left} left` : 'Used'}</Badge>
      </div>
      {left > 0 && !isUsing && (
        <div>
          <SmallButton onClick={() => setUsing(true)}>Use days</SmallButton>
        </div>
      )}
      {isUsing && <UseDays credit={credit} onDone={() => setUsing(false)} />}
    </li>
  )
}

function UseDays({ credit, onDone }: { credit: WindCredit; onDone: () => void }) {
  const [days, setDays] = useState('1')
  const [note, setNote] = useState('')
  const use = useAct({
    act: () =>
      api('POST', '/api/admin/credits/{creditId}/redeem', {
        params: { creditId: credit.id },
        body: { days: Number(days), note },
      }),
    onDone,
  })
  const wrong = (field: string) =>
    (use.error ? fieldErrorsOf(use.error) : []).find((each) => each.field === field)?.message
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!use.isPending) use.mutate()
      }}
    >
      <TextField
        label="Days"
        inputMode="numeric"
        className="w-24"
        value={days}
        error={wrong('days')}
        onChange={(event) => setDays(event.target.value)}
      />
      <TextField
        label="Where"
        className="min-w-0 grow basis-48"
        value={note}
        error={wrong('note')}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex gap-2 sm:pt-7">
        <SmallButton type="submit" busy={use.isPending}>
          Use
        </SmallButton>
        <SmallButton variant="quiet" onClick={onDone}>
          Close
        </SmallButton>
      </div>
    </form>
  )
}
