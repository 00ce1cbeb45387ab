import * as z from 'zod/mini'
import { emailSchema, optionalLine, optionalText, requiredLine } from '#domain/base/text-schema.ts'
import { optionalPhone } from '#domain/booking-form/field-kinds.ts'

/** A message from the contact form. Only the server checks it, for what an answer needs (specification, section 5.4). */
export const contactSchema = z.object({
  firstName: requiredLine('First name is required'),
  lastName: z.optional(optionalLine()),
  email: emailSchema,
  phone: z.optional(optionalPhone),
  retreat: z.optional(optionalLine()),
  experience: z.optional(optionalLine(200)),
  message: z
    .string('Please write a message')
    .check(z.trim(), z.minLength(1, 'Please write a message'))
    .check(
      z.refine(
        (text) => optionalText(4_000).safeParse(text).success,
        'Use at most 4000 characters of plain text',
      ),
    ),
})
export type Contact = z.infer<typeof contactSchema>
