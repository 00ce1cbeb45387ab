// Three servers behind Caddy on one PostgreSQL, for a minute: npm run bench:servers
// Visitors, who fill in the form, who book, guests with accounts and the operator; one server is killed and started again, another one
// restarted. Puts its tables into docs/scaling.md, and fails where something does not hold.

import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Claim } from '#faults/fleet-claims.ts'
import { drillFleet } from '#faults/fleet-drill.ts'
import { openFleet, type Answered } from '#faults/fleet.ts'
import { percentile } from './page-figures.ts'
import { markdownTable, writeMarked } from './write-marked.ts'

const DOCUMENT = 'docs/scaling.md'
const STAGES = 4
const SECONDS = 60
const CROWD = { visitors: 12, fillers: 3, buyers: 2, guests: 3, pauseMs: 500 }

function stageTable(answered: readonly Answered[]): string {
  const stages = [...Map.groupBy(answered, ({ stage }) => stage)]
  const rows = stages.map(([stage, answers]) => {
    const times = answers.map(({ milliseconds }) => milliseconds)
    const within = (percent: number) => `${Math.round(percentile(times, percent))} ms`
    const again = answers.filter(({ comeAgain }) => comeAgain !== null).length
    return [stage, `${answers.length}`, within(50), within(99), within(100), `${again}`]
  })
  const headings = ['', 'answers', 'half within', '99 of 100 within', 'the slowest', 'asked to come again']
  return markdownTable(headings, rows)
}

function claimTable(claims: readonly Claim[]): string {
  const rows = claims.map(({ what, found, holds }) => [
    what,
    found.trim(),
    holds ? 'holds' : '**does not hold**',
  ])
  return markdownTable(['what has to be true', 'what was found', ''], rows)
}

test('a minute of load on three servers', async () => {
  const fleet = await openFleet()
  const claims = await drillFleet(fleet, CROWD, async ({ buyers, waiting }) => {
    await sleep((SECONDS / STAGES) * 1000)
    // Somebody of each kind has to be there when their time comes.
    while (buyers.length === 0 || waiting.length === 0) await sleep(100)
  })
  const table = `${cpus().length} processors, for three servers, PostgreSQL, Caddy and the crowd.\n\n${stageTable(fleet.answered)}\n\n${claimTable(claims)}`
  console.log(table)
  writeMarked(DOCUMENT, 'bench:servers', table)
  expect(claims.filter(({ holds }) => !holds)).toEqual([])
})
