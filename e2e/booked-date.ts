import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { NOVEMBER, payByCard, reportTransfer, signUp, submitBooking } from './guest.ts'
import { logInOperator } from './operator.ts'

const retreatsAnswer = z.object({ retreats: z.array(z.object({ id: z.string(), label: z.string() })) })

/** Signs the operator in, in this page's browser, and signs any guest out. */
export async function signInOperator(page: Page): Promise<void> {
  await page.context().clearCookies()
  await logInOperator(page.request)
}

/** The id of a date; the operator must be signed in. */
export async function dateId({ request }: Page, label = NOVEMBER): Promise<string> {
  const { retreats } = retreatsAnswer.parse(await (await request.get('/api/admin/retreats')).json())
  return retreats.find((retreat) => retreat.label === label)?.id ?? ''
}

/** Books four guests on a date: paid in full by card, deposit by card, full transfer reported, and unpaid. */
export async function bookDate(page: Page, label = NOVEMBER): Promise<void> {
  const guests = [
    { firstName: 'Zoë', lastName: 'Peeters', pays: 'full' },
    { firstName: 'Hugo', lastName: 'Lambert', pays: 'deposit' },
    { firstName: 'Elif', lastName: 'Yılmaz', pays: 'reported' },
    { firstName: 'Luc', lastName: 'Maes', pays: null },
  ] as const
  for (const { firstName, lastName, pays } of guests) {
    await page.context().clearCookies()
    const email = `${lastName.toLowerCase().replace('ı', 'i')}@example.com`
    await signUp(page.request, { email, firstName, lastName })
    const lead = await submitBooking(page.request, { email, firstName, lastName, selectedDate: label })
    if (pays === 'reported') await reportTransfer(page, lead, 'full')
    else if (pays) await payByCard(page, lead, pays)
  }
  await signInOperator(page)
}
