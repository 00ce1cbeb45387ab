import { INVALID_EMAIL } from '#domain/base/text-schema.ts'
import { PROBLEMS } from '#domain/contract/problem.ts'
import { AWA } from '#test/awa.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, logIn, signUp, submitBooking, signInByForm } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { mailedResetLink } from './operator.ts'
import { holdScripts } from './page-files.ts'

/** Creates the account in another browser, so that nobody is signed in here. */
test.beforeEach(async ({ newVisitor }) => {
  await signUp(await newVisitor())
})

test('missing fields, a lost connection and a wrong password have their own messages, and signing in leads to the stored target', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_INTERNET_DISCONNECTED' })
  expectProblem({ status: 401, about: '/api/auth/login' })
  await holdTime(page)
  await page.goto('/auth')
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  const signInForm = page.getByRole('form', { name: 'Sign In' })
  await signInForm.getByRole('button', { name: 'Sign In' }).click()
  await expect(signInForm.getByLabel('Email')).toHaveAccessibleDescription(INVALID_EMAIL)
  await expect(signInForm.getByLabel('Email')).toBeFocused()
  await expect(signInForm.getByText('Password must be at least 6 characters')).toBeVisible()

  await page.getByRole('tab', { name: 'Sign In' }).press('ArrowRight')
  const signUpForm = page.getByRole('form', { name: 'Sign Up' })
  await signUpForm.getByLabel('Password', { exact: true }).fill('harmattan')
  await signUpForm.getByLabel('Confirm password').fill('harmatta')
  await signUpForm.getByRole('button', { name: 'Sign Up' }).click()
  for (const name of ['First name', 'Last name'])
    await expect(signUpForm.getByLabel(name)).toHaveAccessibleDescription(/required/)
  await expect(signUpForm.getByText("Passwords don't match")).toBeVisible()
  await signUpForm.getByRole('button', { name: 'Show password' }).first().click()
  await expect(signUpForm.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.context().setOffline(true)
  await signInByForm(page)
  await expect(page.getByText('We can’t connect. Check your connection')).toBeVisible()
  await page.context().setOffline(false)
  await signInByForm(page, 'not the password')
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByText(PROBLEMS['wrong-credentials'].title)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/auth')

  await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/booking?package=non-kiter'))
  await signInByForm(page)
  await page.waitForURL('**/booking?package=non-kiter')
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByText('You have been successfully logged in.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull()
})

test('an email and password typed before the scripts load are kept, and the button says that it is loading', async ({
  page,
}) => {
  const scriptsArrive = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByLabel('Email').fill(AWA.email)
  await form.getByLabel('Password', { exact: true }).fill(AWA.password)
  const button = form.getByRole('button', { name: 'Sign In' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleName(/Loading/)
  await form.getByLabel('Email').press('Enter')
  scriptsArrive()
  await button.click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(new URL(page.url()).search).toBe('')
})

test('row 29: a stored target on another site is not followed', async ({ page }) => {
  for (const target of ['//example.org/x', '/\\example.org/x', 'javascript:alert(1)']) {
    await page.goto('/auth')
    await page.evaluate((stored) => localStorage.setItem('redirectAfterLogin', stored), target)
    await signInByForm(page)
    await page.waitForURL((url) => url.pathname === '/')
    await page.request.post('/api/auth/logout')
  }
})

test('a taken address shows an error at its field, and leads to the sign-in, which is then shown first', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/auth/register' })
  await submitBooking(page.request, { email: AWA.email })
  await page.goto('/auth')
  const form = page.getByRole('form', { name: 'Sign Up' })
  await form.getByLabel('Password', { exact: true }).fill('harmattan')
  await form.getByLabel('Confirm password').fill('harmattan')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Registration failed')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'There is already an account with this email',
  )
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByRole('button', { name: 'Sign in with this email' }).click()
  const signInForm = page.getByRole('form', { name: 'Sign In' })
  await expect(signInForm.getByLabel('Email')).toHaveValue(AWA.email)
  await signInForm.getByLabel('Password', { exact: true }).fill(AWA.password)
  await signInForm.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await page.request.post('/api/auth/logout')
  await submitBooking(page.request)
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your booking' })).toContainText(NOVEMBER)
})

test('a guest sets a new password with the link from the email, which works once', async ({
  page,
  newVisitor,
}) => {
  await holdTime(page)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Until the next screen appears, both forms of this one have an email field.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(AWA.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If there is an account for ${AWA.email}, we’ve sent a link.`)).toBeVisible()
  await expectAccessible(page)

  const link = await mailedResetLink(await newVisitor())

  await page.goto(link)
  // The browser's password manager needs the address to save the new password.
  await expect(page.locator('[autocomplete=username]')).toHaveValue(AWA.email)
  const password = page.getByRole('textbox', { name: 'New password' })
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await password.fill('kora and balafon')
  const toggle = page.getByRole('button', { name: 'Show password', pressed: false })
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.waitForURL((url) => url.search === '' && url.pathname === '/auth')
  await expect(page.getByText('Password changed')).toBeVisible()

  // The page says so before a password is typed.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired or been used' })).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()

  await page.goto('/auth')
  await signInByForm(page, 'kora and balafon')
  await page.waitForURL((url) => url.pathname === '/')
})

test('after Google’s sign-in a guest goes on to the stored page, or back to the sign-in if it failed, which leads on who is signed in', async ({
  page,
}) => {
  await page.goto('/auth-redirect?error=access_denied')
  await page.waitForURL('**/auth')
  await expect(page.getByText('Login failed')).toBeVisible()

  await logIn(page.request)
  await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/booking'))
  const scriptsArrive = await holdScripts(page)
  await page.goto('/auth-redirect', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Completing your sign-in...' })).toBeVisible()
  scriptsArrive()
  await page.waitForURL('**/booking')
  await page.goto('/auth')
  await page.waitForURL((url) => url.pathname === '/')
})
