// Row 37 of docs/acceptance.md: the operator's command replaces the data key while a guest edits.

import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { dataKeyFolder, keptDataKeys } from '#server/process/kept-data-keys.ts'
import { PROJECT_FOLDER } from '#server/process/product.ts'
import { countNotSealedWith } from '#server/store/columns/reseal-bookings.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { openSite, signUp, type TestSite } from './site.ts'
import { openStore, STORES } from './store.ts'

/** Empty, so that the instance creates and stores its own key. */
const OWN_KEY = { DATA_KEY: '' }

async function rotate({ store }: TestSite): Promise<string> {
  const command = ['--import', './scripts/require-node-24.js', 'scripts/rotate-key.ts']
  const env = { PATH: process.env.PATH, DATA_DIR: store.dataDir, ...store.env }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: PROJECT_FOLDER, env })
  return stdout
}

test.each(STORES)(
  'row 37: the data key is replaced on %s while a guest edits, and no edit is lost',
  async (kind) => {
    const site = await openSite(await openStore(kind, { isNew: true }), OWN_KEY)
    const { store, server } = site
    const folder = dataKeyFolder(store.dataDir)
    const guest = await signUp(site.newVisitor())
    const form = kiterForm({
      selectedDate: site.retreats[0],
      healthConditions: 'note 0',
      healthConsent: true,
    })
    const { body } = await guest.post<{ lead: Booking }>('/api/submit-booking', form)

    const rotation = { isOver: false }
    const rotating = rotate(site).finally(() => {
      rotation.isOver = true
    })
    let edits = 0
    while (!rotation.isOver) {
      edits += 1
      const healthConditions = `note ${edits}`
      const { status } = await guest.patch(`/api/leads/${body.lead.id}`, { healthConditions })
      expect(status).toBe(200)
      const mine = await guest.get<Booking[]>('/api/my-bookings')
      expect(mine.body).toMatchObject([{ healthConditions, emergencyContact: 'Lamin Jallow' }])
    }
    expect(await rotating).toMatch(/^Everything is encrypted with the new key/)
    expect(edits).toBeGreaterThan(3)
    expect(readdirSync(folder)).toEqual(['2.key'])

    await server.restart()
    const { body: mine } = await guest.get<Booking[]>('/api/my-bookings')
    expect(mine).toMatchObject([{ healthConditions: `note ${edits}` }])
    await server.stop()
    expect(await store.read(({ db }) => countNotSealedWith(db, keptDataKeys(folder).current()))).toBe(0)
  },
)
