// Row 17 of docs/acceptance.md: kill -9 between the card provider's answer and its commit.

import { expect, test } from 'vitest'
import { expectInvariants } from '#test/invariants.ts'
import { mailsArrived, newGuest } from './guest.ts'
import { crashAtAnswer, openSite, signUp, stopWhenSettled, type TestSite } from './site.ts'
import { openStore, STORES } from './store.ts'

/** Counts the provider's requests of one kind, and their idempotency keys. */
function asked({ stripe }: TestSite, call: string) {
  const requests = stripe.requests.filter((request) => request.call === call)
  return { times: requests.length, keys: new Set(requests.map((request) => request.idempotencyKey)).size }
}

test.each(STORES)(
  'row 17, on %s: a server killed between the provider’s answer and its commit makes one page, payment and refund',
  async (kind) => {
    const site = await openSite(await openStore(kind))
    const guest = newGuest(site, await signUp(site.newVisitor()), {
      email: 'awa@example.com',
      retreat: site.retreats[1],
      cancels: true,
    })
    await guest.continueAfterSignIn('submit')

    for (const { step, call } of [
      { step: 'pay', call: /^POST .*\/sessions$/ },
      { step: 'hear', call: /^GET .*\/sessions\/\w+$/ },
      { step: 'cancel', call: /^POST .*\/refunds$/ },
    ] as const) {
      const killed = crashAtAnswer(site, call)
      await expect(guest.continueAfterSignIn(step), `${step}, which is lost`).rejects.toThrow(TypeError)
      await killed
      site.store.proxy?.thaw()
      await site.server.restart()
      await guest.continueAfterSignIn(step)
    }

    expect(guest.isDone()).toBe(true)
    expect(asked(site, 'POST /v1/checkout/sessions')).toEqual({ times: 2, keys: 1 })
    expect(asked(site, 'POST /v1/refunds').keys).toBe(1)
    expect(site.stripe.account.sessions.size).toBe(1)
    expect(site.stripe.account.refunds.map(({ amount }) => amount)).toEqual([200_00])
    await mailsArrived(site, [guest])
    await stopWhenSettled(site)
    await site.store.read(({ db }) => expectInvariants(db, [guest.promised() ?? []].flat()))
  },
)
