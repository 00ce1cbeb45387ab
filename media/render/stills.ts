// Draws the stills and writes the files that the site serves: npm run media:stills [-- --encode] [<scene> …]
// With --encode nothing is drawn: the masters that are there are written anew.

import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSceneName } from '#media/scenes/scenes.ts'
import { encodeStill } from './encode-still.ts'
import { masterFolder, MEDIA_FOLDER } from './masters.ts'
import { type StillPlan, STILLS } from './still-plans.ts'
import { openStudio } from './studio.ts'

const words = process.argv.slice(2)
const encodeOnly = words.includes('--encode')
const wanted = words.filter((word) => word !== '--encode')
for (const name of wanted) if (!isSceneName(name)) throw new Error(`There is no scene "${name}"`)
const plans = STILLS.filter(({ scene }) => wanted.length === 0 || wanted.includes(scene))

mkdirSync(MEDIA_FOLDER, { recursive: true })
if (!encodeOnly) await drawMasters()
for (const plan of plans) {
  const master = await readFile(masterFile(plan))
  for (const file of plan.files) await encodeStill(master, file)
}

async function drawMasters(): Promise<void> {
  const studio = await openStudio()
  try {
    for (const plan of plans) {
      await studio.open(plan.scene, plan.width, plan.height)
      await writeFile(masterFile(plan), await studio.frame(plan.time))
    }
  } finally {
    await studio.close()
  }
}

function masterFile({ scene }: StillPlan): string {
  return join(masterFolder('stills'), `${scene}.png`)
}
