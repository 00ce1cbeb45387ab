import { expect, test } from 'vitest'
import { loadBooking } from '#server/store/booking-record.ts'
import { AWA } from '#test/awa.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, payByCard, type Guest } from '#test/guests.ts'
import { retreatCalendar } from './retreat-calendar.ts'

/** Returns the calendar of a booking, with its unfolded properties. */
async function calendarOf(app: TestApp, { lead }: Guest) {
  const record = await loadBooking(app.db, lead.id)
  const calendar = record && retreatCalendar(app.deps, record)
  if (!calendar) throw new Error('there is no calendar')
  const lines = calendar.text.replaceAll('\r\n ', '').split('\r\n')
  const value = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length + 1)
  return { ...calendar, value }
}

function edit({ visitor, lead }: Guest, change: Record<string, unknown>) {
  return visitor.patch(`/api/leads/${lead.id}`, change)
}

test('the retreat is an all-day event that includes the last day, and says what to bring', async () => {
  const app = await createTestApp({ env: { baseUrl: 'https://tradewind.example' } })
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  const { value, method, name, text } = await calendarOf(app, guest)
  expect({ method, name }).toEqual({ method: 'PUBLISH', name: 'retreat.ics' })
  expect(value('DTSTART;VALUE=DATE')).toBe('20251031')
  expect(value('DTEND;VALUE=DATE')).toBe('20251108')
  expect(value('UID')).toBe(guest.lead.id)
  expect(value('STATUS')).toBe('CONFIRMED')
  expect(value('LOCATION')).toBe('The Gambia')
  expect(value('DESCRIPTION')).toContain(String.raw`Kiter package\, Shared room\n\n`)
  expect(value('DESCRIPTION')).toContain('€40 in cash for the airport tax')
  expect(value('URL;VALUE=URI')).toBe('https://tradewind.example/dashboard')
  expect(text).toMatch(/END:VCALENDAR\r\n$/)
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('the event contains only package and room of the guest', async () => {
  const { app, guest } = await appWithGuest({ healthConditions: 'Asthma', healthConsent: true })
  const { text } = await calendarOf(app, guest)
  for (const secret of ['Awa', 'Jallow', 'Asthma', '+32', '+220 300']) expect(text).not.toContain(secret)
})

test('an unpaid stay is tentative', async () => {
  const app = await createTestApp()
  const { value } = await calendarOf(app, await guestWithBooking(app))
  expect(value('STATUS')).toBe('TENTATIVE')
})

test('a draft with a date has no calendar entry', async () => {
  const { client } = await createTestApp()
  const { body } = await client.post<{ lead: { id: string } }>('/api/leads', {
    firstName: 'Awa',
    selectedDate: 'Oct 31–Nov 7, 2025',
  })
  await client.post('/api/auth/register', AWA)
  expect((await client.post('/api/link-booking', { leadId: body.lead.id })).status).toBe(200)
  expect((await client.get(`/api/calendar/${body.lead.id}`)).status).toBe(404)
})

test('another date raises the event’s sequence, and another room does not', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const before = await calendarOf(app, guest)
  await edit(guest, { selectedRoom: 'private' })
  expect((await calendarOf(app, guest)).value('SEQUENCE')).toBe(before.value('SEQUENCE'))
  await edit(guest, { selectedDate: 'Dec 5–12, 2025' })
  const after = await calendarOf(app, guest)
  expect(after.value('UID')).toBe(before.value('UID'))
  expect(after.value('DTSTART;VALUE=DATE')).toBe('20251205')
  expect(Number(after.value('SEQUENCE'))).toBe(Number(before.value('SEQUENCE')) + 1)
})

test('a cancelled booking cancels its event, with a higher sequence', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const before = await calendarOf(app, guest)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const { value, method, name } = await calendarOf(app, guest)
  expect({ method, name, status: value('STATUS') }).toEqual({
    method: 'CANCEL',
    name: 'retreat-cancelled.ics',
    status: 'CANCELLED',
  })
  expect(Number(value('SEQUENCE'))).toBeGreaterThan(Number(before.value('SEQUENCE')))
})

test('a draft without a date has no calendar entry', async () => {
  const app = await createTestApp()
  const { body } = await app.client.post<{ lead: { id: string } }>('/api/leads', { firstName: 'Awa' })
  const record = await loadBooking(app.db, body.lead.id)
  expect(record && retreatCalendar(app.deps, record)).toBeNull()
})
