import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookingFormSchema } from '#domain/booking-form.ts'
import { mails, operatorSettings, retreats } from '#server/db/schema.ts'
import { writeMail, type WriteMail } from '#server/mail/write-mail.ts'
import { insertLead } from '#server/store/insert-lead.ts'
import { foreseeTransition, saveTransition } from '#server/store/save-transition.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { formColumns, openFormColumns } from './form-columns.ts'
import { receivedMails } from './received-mails.ts'
import { submitEvent, submittedFields, type Submission } from './submission.ts'

const PLACE = 5

/** Books as submitBooking does, foreseen at `foreseenCents` a package; how many mails were written until when. */
async function bookForeseen({ foreseenCents }: { foreseenCents?: number } = {}) {
  const { db, deps } = await createTestApp()
  await db.update(operatorSettings).set({ mailOnBooking: true })
  const now = deps.clock.now()
  const [retreat] = await db.select().from(retreats).where(eq(retreats.startsOn, '2025-10-31'))
  if (!retreat) throw new Error('there is no such date')
  const submission: Submission = {
    form: bookingFormSchema.parse(kiterForm()),
    retreatId: retreat.id,
    leadId: null,
    holder: { user: null, origin: { browserKey: 'browser', networkKey: 'network' } },
  }
  let written = 0
  const countWrites: WriteMail = async (...said) => {
    written += 1
    return writeMail(...said)
  }
  const ahead = await db.transaction(async (tx) => {
    const lead = await insertLead(tx, now)
    const event = submitEvent(submission)
    const { form } = submission
    const found = { lead: null, retreat, now }
    // As a submission does: before the locks nothing is encrypted.
    const inClear = { ...found, columns: openFormColumns(form) }
    const encrypted = { ...found, columns: formColumns(deps, lead, form) }
    const { fields: open } = await submittedFields(tx, deps, submission, inClear)
    const { fields } = await submittedFields(tx, deps, submission, encrypted)
    const mailsAbout = await receivedMails(tx, deps, countWrites)
    const basePriceCents = foreseenCents ?? fields.basePriceCents
    const foreseen = { ...open, basePriceCents }
    await mailsAbout.foresee(
      foreseeTransition(lead, event, { now, retreat, placeNumber: 1, fields: foreseen }),
    )
    const before = written
    const change = { now, retreat, placeNumber: PLACE, fields, isNew: true }
    await mailsAbout.queue(await saveTransition(tx, lead, event, change))
    return before
  })
  return { ahead, later: written - ahead, outbox: await db.select().from(mails) }
}

test('the mails of a booking that comes out as foreseen are written before it, and never again', async () => {
  const { ahead, later, outbox } = await bookForeseen()
  expect([ahead, later]).toEqual([2, 0])
  expect(outbox.map(({ template }) => template).toSorted()).toEqual([
    'booking-received',
    'operator-booking-received',
  ])
})

test('where the price has changed meanwhile they are written anew, and tell the price that holds', async () => {
  const { ahead, later, outbox } = await bookForeseen({ foreseenCents: 77_700 })
  expect([ahead, later]).toEqual([2, 2])
  expect(outbox).toHaveLength(2)
  for (const { text, html } of outbox) {
    expect(text).not.toContain('777')
    expect(html).not.toContain('777')
  }
  expect(outbox.find(({ template }) => template === 'booking-received')?.text).toContain('€950')
})
