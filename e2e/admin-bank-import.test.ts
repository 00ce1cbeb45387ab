import { formatDay } from '#domain/base/dates.ts'
import { coveredBy } from './covered-by.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin, guestReportsDeposit, openAdmin } from './operator.ts'

const CHOOSER = 'Bank statement'

/** A German bank's file in Windows-1252, which starts with a line about the account. */
function statement(...rows: string[]): { name: string; mimeType: string; buffer: Buffer } {
  const text = ['Kontoauszug für Tradewind', '', '"Buchungstag";"Name";"Verwendungszweck";"Betrag"', ...rows]
  return { name: 'umsätze.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\r\n'), 'latin1') }
}

function credit(name: string, text: string, amount: string): string {
  return ['03.09.2025', name, text, amount].map((cell) => `"${cell}"`).join(';')
}

test('the operator records matching lines, matches one by hand, splits one, and leaves one unmatched', async ({
  page,
  newVisitor,
}) => {
  const report = async (firstName: string, lastName: string) => {
    const request = await newVisitor()
    const email = `${firstName}@example.com`
    const reference = await guestReportsDeposit(request, { firstName, lastName, email })
    return reference
  }
  const first = await report('Awa', 'Müller')
  await report('Lamin', 'Sowe')
  await report('Binta', 'Camara')
  await enterAdmin(page)
  await openAdmin(page, 'Money')
  await page
    .getByLabel(CHOOSER)
    .setInputFiles(
      statement(
        credit('Awa Müller', `${first} Grüße`, '200,00'),
        credit('L SOWE', 'for the trip', '200,00'),
        credit('Familie', 'Rest für alle', '1.500,00'),
        credit('Oma', 'Zum Geburtstag', '50,00'),
        credit('Vermieter', 'Miete', '-850,00'),
      ),
    )
  await expect(page.getByText('5 lines')).toBeVisible()
  for (const count of ['1 matched', '3 unmatched', '1 outgoing'])
    await expect(page.getByText(count, { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Awa Müller, €200.00' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Record 1 line' })).toBeVisible()

  // Two taps suffice: the likeliest guest is already chosen.
  const sowe = page.getByRole('listitem').filter({ hasText: 'L SOWE' })
  await sowe.getByRole('button', { name: 'Match to a guest' }).click()
  const guess = sowe.getByRole('radio', { name: /Lamin Sowe/ })
  await expect(guess).toBeChecked()
  await expect(sowe.getByText(/same name, same amount/)).toBeVisible()
  await expectAccessible(page)
  await sowe.getByRole('button', { name: 'Record €200 for Lamin Sowe · Oct 31–Nov 7, 2025' }).click()
  await expect(sowe.getByText('Recorded as €200 from Lamin Sowe.')).toBeVisible()

  const family = page.getByRole('listitem').filter({ hasText: 'Familie' })
  await family.getByRole('button', { name: 'Match to a guest' }).click()
  await family.getByRole('button', { name: 'Split' }).click()
  for (const [typed, name] of [
    ['camara', 'Binta Camara'],
    ['sowe', 'Lamin Sowe'],
  ] as const) {
    await family.getByLabel('Another guest').fill(typed)
    await family.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  }
  await family.getByLabel('Amount for Binta Camara').fill('800')
  await expect(family.getByRole('button', { name: /^Record/ })).toBeDisabled()
  await family.getByLabel('Amount for Lamin Sowe').fill('700,00')
  await expect(family.getByText('adds up')).toBeVisible()
  await family.getByRole('button', { name: 'Record €1,500 for 2 guests' }).click()
  await expect(family.getByText('Recorded as €800 from Binta Camara, €700 from Lamin Sowe.')).toBeVisible()

  // The undo bar does not cover the next button.
  const justEntered = page.getByRole('complementary', { name: 'Just recorded' })
  const recordRest = page.getByRole('button', { name: 'Record 1 line' })
  const undo = justEntered.getByRole('button', { name: /^Undo 2, €/ })
  const bothAtHand = async () =>
    (await undo.isVisible()) && (await coveredBy(justEntered, recordRest)).length === 0
  await expect.poll(bothAtHand).toBe(true)
  await recordRest.click()
  await expect(page.getByText('1 transfer, €200 recorded. 1 line moved to Unmatched.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the file' }).click()
  await expect(page.getByRole('heading', { name: 'Unmatched payments 1' })).toBeVisible()
  const oma = page.getByRole('listitem').filter({ hasText: 'Oma' })
  await oma.getByRole('button', { name: 'Note' }).click()
  await page.getByLabel('Your note').fill('A present')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(oma.getByText('your note: “A present”')).toBeVisible()
  await expectAccessible(page)
  await oma.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Everything is matched')).toBeVisible()
  await page.getByRole('link', { name: '1 dismissed' }).click()
  await expect(page.getByText('your note: “A present”')).toBeVisible()
})

test('an unreadable bank file shows an error at its field, and one that does not show the order of day and month asks', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem({ status: 422, about: '/api/admin/bank-import/preview' })
  const reference = await guestReportsDeposit(request)
  await enterAdmin(page)
  await openAdmin(page, 'Money')
  const field = page.getByLabel(CHOOSER)

  await field.setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
  await expect(field).toHaveAccessibleDescription(/This file is empty/)
  await field.setInputFiles({
    name: 'photo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  })
  await expect(field).toHaveAccessibleDescription(/no heading for a date and an amount/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await field.setInputFiles(statement(credit('Awa Jallow', reference, '150,00')))
  await expect(page.getByText('€200 was expected under this reference: €50 less.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Match to a guest' }).click()
  await expect(page.getByRole('radio', { name: /Awa Jallow/ })).toBeChecked()
  await page.getByRole('button', { name: /^Record €150 for Awa Jallow/ }).click()
  await expect(page.getByText('Recorded as €150 from Awa Jallow.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the file' }).click()
  await expect(field).not.toHaveAttribute('aria-invalid')

  await field.setInputFiles({
    name: 'export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Date,Description,Amount\n04/09/2025,hello,75.00\n'),
  })
  await expect(page.getByText('Which day is 04/09/2025?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: formatDay('2025-04-09') }).click()
  await expect(page.getByText('1 unmatched')).toBeVisible()
  await expect(page.getByText(formatDay('2025-04-09')).first()).toBeVisible()
})

test('a file without a fitting line says how many were kept; money of one file is not ticked in another, and can be a second payment', async ({
  page,
  request,
}) => {
  const reference = await guestReportsDeposit(request)
  await enterAdmin(page)
  await openAdmin(page, 'Money')
  await page.getByLabel(CHOOSER).setInputFiles(statement(credit('Oma', 'Zum Geburtstag', '50,00')))
  await page.getByRole('button', { name: 'Keep 1 line for later' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 line moved to Unmatched.' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the file' }).click()

  await page.getByLabel(CHOOSER).setInputFiles(statement(credit('A Jallow', reference, '200,00')))
  await page.getByRole('button', { name: 'Record 1 line' }).click()
  await expect(page.getByText('1 transfer, €200 recorded.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the file' }).click()

  const camt = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">200.000</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2025-09-04</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Awa Jallow</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
  await page.getByLabel(CHOOSER).setInputFiles({
    name: 'september.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(camt),
  })
  const known = page.getByRole('listitem').filter({ hasText: 'Awa Jallow' })
  await expect(
    known.getByText(
      new RegExp(String.raw`^€200 of ${formatDay('2025-09-03')} was already recorded from umsätze\.csv\.$`),
    ),
  ).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  await known.getByRole('button', { name: /^It’s a second payment/ }).click()
  await expect(known.getByText('It’s a second payment')).toHaveCount(0)
  await openAdmin(page, 'Guests')
  await page.getByRole('searchbox', { name: 'Search' }).fill('jallow')
  await expect(page.getByText(/€550/).first()).toBeVisible()
})
