import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin, guestReportsDeposit, openDesk } from './operator.ts'

const CHOOSER = 'Statement of your bank'

/** A German bank's file, in Windows-1252, with a line about the account first. */
function statement(...rows: string[]): { name: string; mimeType: string; buffer: Buffer } {
  const text = ['Kontoauszug für Tradewind', '', '"Buchungstag";"Name";"Verwendungszweck";"Betrag"', ...rows]
  return { name: 'umsätze.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\r\n'), 'latin1') }
}

function credit(name: string, text: string, amount: string): string {
  return ['03.09.2025', name, text, amount].map((cell) => `"${cell}"`).join(';')
}

test('the operator uploads a statement, unticks a line by keyboard, applies the rest, and every panel shows it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const report = async (firstName: string, lastName: string) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const reference = await guestReportsDeposit(request, {
      firstName,
      lastName,
      email: `${firstName}@example.com`,
    })
    await request.dispose()
    return reference
  }
  const first = await report('Awa', 'Müller')
  const second = await report('Lamin', 'Sowe')
  await enterAdmin(page)
  await openDesk(page, 'Money')
  await expect(page.getByRole('heading', { name: 'Transfers to check 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Bank file', exact: true }).click()

  await page
    .getByLabel(CHOOSER)
    .setInputFiles(
      statement(
        credit('Awa Müller', `${first} Grüße`, '200,00'),
        credit('Lamin Sowe', second.toLowerCase().replaceAll('-', ' '), '200,00'),
        credit('Oma', 'Zum Geburtstag', '50,00'),
        credit('Vermieter', 'Miete', '-850,00'),
      ),
    )
  await expect(page.getByText('2 of 3 credits fit')).toBeVisible()
  await expect(
    page.getByText('4 lines in the file: 2 name a reference of ours, 1 does not, 1 left.'),
  ).toBeVisible()
  await expect(page.getByText('Chosen: 2 transfers, €400')).toBeVisible()
  await expect(page.getByText(/Grüße/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: /Lamin Sowe/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Chosen: 1 transfer, €200')).toBeVisible()
  await page.getByRole('button', { name: 'Mark 1 as received' }).press('Enter')
  await expect(page.getByText('1 transfer, €200 received.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Deposit reported as transferred' })).toHaveCount(1)
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  await expect(page.getByText('1 transfer, €200 received.')).toBeHidden()
  await openDesk(page, 'Guests')
  await expect(page.getByRole('listitem').filter({ hasText: 'Awa Müller' })).toContainText('Deposit paid')
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamin Sowe' })).toContainText('€200 to check')
})

test('a file that is no statement says what to do at its field, the right one is taken after it, and an unknown one by its columns', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem({ status: 422, about: '/api/admin/bank-import/preview' })
  expectProblem({ status: 422, about: '/api/admin/bank-import/columns' })
  const reference = await guestReportsDeposit(request)
  await enterAdmin(page)
  await openDesk(page, 'Money')
  const field = page.getByLabel(CHOOSER)

  await field.setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
  await expect(field).toHaveAccessibleDescription(/This file is empty/)
  await field.setInputFiles({
    name: 'photo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  })
  await expect(field).toHaveAccessibleDescription(/no headings for a date and an amount/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await field.setInputFiles(statement(credit('Awa Jallow', reference, '150,00')))
  await expect(page.getByText('0 of 1 credit fits')).toBeVisible()
  await expect(page.getByText('€200 was expected under this reference.', { exact: false })).toBeVisible()
  await expect(page.getByRole('region', { name: /bank statement/ }).getByRole('link')).toHaveText(
    'awa@example.com',
  )
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('button', { name: /as received/ })).toBeHidden()
  await page.getByRole('button', { name: 'Put it aside' }).click()
  await expect(page.getByText('0 of 1 credit fits')).toBeHidden()

  // The columns of a file whose headings are new are pointed at once.
  const unknown = (...rows: string[]) => ({
    name: 'export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Wann;Wieviel;Wozu;Stand', ...rows].join('\n')),
  })
  await field.setInputFiles(unknown(`03.09.2025;200,00;${reference};gebucht`, '04.09.2025;12;?;vorgemerkt'))
  await expect(page.getByText('Which column is what?')).toBeVisible()
  await expectAccessible(page)
  const columns = page.getByRole('region', { name: /bank statement/ })
  await columns.getByLabel('Date').selectOption({ label: 'Wozu' })
  await page.getByRole('button', { name: 'Read the file like this' }).click()
  await expect(page.getByRole('alert')).toContainText('is no day')
  await columns.getByLabel('Date').selectOption({ label: 'Wann' })
  await columns.getByLabel(/^Text/).selectOption({ label: 'Wozu' })
  await columns.getByLabel(/^Status/).selectOption({ label: 'Stand' })
  await page.getByRole('button', { name: 'Read the file like this' }).click()
  await expect(page.getByText('1 of 1 credit fits')).toBeVisible()
  await expect(page.getByText('Of these, 1 is not settled.')).toBeVisible()
  await field.setInputFiles(unknown('09.09.2025;75,00;hello;gebucht', 'x;75,00;hello;gebucht'))
  await expect(page.getByText('Line 3: “x” is no day.')).toBeVisible()
})
