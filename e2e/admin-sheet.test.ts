import { extractText, getDocumentProxy } from 'unpdf'
import * as z from 'zod/mini'
import { bookSheet } from './booked-date.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const sheetAnswer = z.object({ guests: z.array(z.object({ leadId: z.string() })) })

test.use({ viewport: { width: 375, height: 812 } })

test('the operator assigns rooms on a phone, and the lodge reads its list until the link is revoked', async ({
  page,
  browser,
  server,
}) => {
  const id = await bookSheet(page)
  await page.goto(`/admin/dates/${id}`)
  await page.getByRole('link', { name: 'Open the sheet' }).click()
  await expect(page.getByText('3 to put together')).toBeVisible()

  const roommateOf = (name: string) => page.getByLabel(`${name} shares a room with`)
  await roommateOf('Anna Kowalska').selectOption({ label: 'with Lotte Janssens' })
  await expect(roommateOf('Lotte Janssens').locator('option:checked')).toHaveText('with Anna Kowalska')
  await expect(page.getByText('1 shared by two, 2 private')).toBeVisible()
  await expect(page.getByText('1 shared by Jan alone')).toBeVisible()

  await expectAccessible(page)

  await page.getByRole('button', { name: /health of Anna Kowalska/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Asthma')
  const emergency = page.getByRole('dialog').getByRole('link', { name: '+220 300 0000' })
  await expect(emergency).toHaveAttribute('href', 'tel:+2203000000')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Create the link' }).click()
  const address = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href')
  const link = new URL(address ?? '', server.url).pathname
  const lodge = await browser.newContext({ baseURL: server.url })
  try {
    const seen = await lodge.newPage()
    await seen.goto(link)
    await expect(seen.getByText('Anna Kowalska and Lotte Janssens')).toBeVisible()
    await expect(seen.getByText('Asthma')).toHaveCount(0)

    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('button', { name: 'Revoke the link' }).click()
    await expect(page.getByRole('button', { name: 'Create the link' })).toBeVisible()
    expect((await seen.reload())?.status()).toBe(404)
    await expect(seen.getByText('This link no longer works')).toBeVisible()
  } finally {
    await lodge.close()
  }
})

test('on a small laptop the sheet shows all of its columns, and prints levels, wishes, allergies and notes in full @desktop', async ({
  page,
}) => {
  const id = await bookSheet(page)
  await page.goto(`/admin/dates/${id}/sheet`)
  for (const width of [1280, 1345, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const hidden = page.locator('table').evaluate((table) => {
      const box = table.parentElement
      return box && box.scrollWidth - box.clientWidth
    })
    expect(await hidden, `at ${width} pixels`).toBe(0)
  }

  const long = {
    roomWish: 'Not with somebody who snores, on the ground floor because of his knee, far from the generator',
    allergies: 'No nuts, no sesame, no shellfish; carries an EpiPen',
    travelNote: 'A board bag of 1.5 m and a golf bag; arrives with two car seats for friends in Bakau',
  }
  const answer: unknown = await (await page.request.get(`/api/admin/retreats/${id}/sheet`)).json()
  const [guest] = sheetAnswer.parse(answer).guests
  const { travelNote, ...arranged } = long
  await page.request.patch(`/api/admin/retreats/${id}/guests/${guest?.leadId}`, { data: arranged })
  await page.request.patch(`/api/travel/${guest?.leadId}`, { data: { travelNote } })
  await page.goto(`/admin/dates/${id}/sheet`)
  await expect(page.getByText('5 guests').first()).toBeVisible()
  const pdf = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true })
  const printed = text.replaceAll(/\s+/g, ' ')
  for (const words of [...Object.values(long), 'and would like to learn board-offs and how to read tides'])
    expect(printed).toContain(words)
})

test('the list of eighteen guests prints on one landscape page, from a phone too', async ({ page }) => {
  const id = await bookSheet(page, 18)
  await page.goto(`/admin/dates/${id}/sheet`)
  await expect(page.getByText('18 guests').first()).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // A4 landscape, in points.
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 841\.\d+ 59[45]\.\d+\s*\]/)

  // With taller rows the table continues on a second page, which repeats the headings.
  await page.locator('table').evaluate((table) => void (table.style.lineHeight = '2.2'))
  const long = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
  const { text } = await extractText(await getDocumentProxy(long), { mergePages: false })
  expect(text.length).toBeGreaterThan(1)
  expect(text.at(-1)?.replaceAll(/\s+/g, ' ')).toMatch(/^Guest Room Wetsuit Level Diet Arrives Leaves Paid/)
})
