import * as z from 'zod/mini'
import { emailSchema, requiredLine } from '#domain/base/text-schema.ts'

/** How many milliseconds apart the last use of a session is recorded, because an open page asks every half minute. */
export const SEEN_EVERY_MS = 5 * 60_000

export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 128

/** How long the emailed link that confirms an address works, once. */
export const CONFIRM_LINK_HOURS = 48

export const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`

/** A password by the specification: at least 6 characters, at most 128 (decision 0010). */
const passwordSchema = z
  .string(TOO_SHORT)
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, TOO_SHORT),
    z.maxLength(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`),
  )

export const signInSchema = z.object({ email: emailSchema, password: passwordSchema })
export type SignIn = z.infer<typeof signInSchema>

export const registerSchema = z.object({
  firstName: requiredLine('First name is required'),
  lastName: requiredLine('Last name is required'),
  email: emailSchema,
  password: passwordSchema,
})
export type Register = z.infer<typeof registerSchema>

/** The sign-up form: registration plus the repeated password; `confirmPassword` stays in the browser. */
export const signUpSchema = z
  .extend(registerSchema, {
    confirmPassword: z
      .string('Please confirm your password')
      .check(z.minLength(MIN_PASSWORD_LENGTH, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )
export type SignUp = z.infer<typeof signUpSchema>

export const forgotPasswordSchema = z.object({ email: emailSchema })
/** The data in the link of a password reset mail. */
export const resetLinkSchema = z.object({ token: requiredLine('This link isn’t complete', 200) })
export const confirmAddressSchema = z.object({ token: requiredLine('This link isn’t complete', 1000) })
export const resetPasswordSchema = z.extend(resetLinkSchema, {
  password: passwordSchema,
})
export type ResetPassword = z.infer<typeof resetPasswordSchema>
