// Frames to look at: npm run media:trial -- <scene,scene,…> [width] [height] [seconds] [folder]

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSceneName } from '#media/scenes/scenes.ts'
import { masterFolder } from './masters.ts'
import { openStudio } from './studio.ts'

const [scenes = 'hero', width = '640', height = '360', seconds = '0', folder = masterFolder('trials')] =
  process.argv.slice(2)
const studio = await openStudio()
try {
  for (const scene of scenes.split(',')) {
    if (!isSceneName(scene)) throw new Error(`There is no scene "${scene}"`)
    await studio.open(scene, Number(width), Number(height))
    const file = join(folder, `${scene}.png`)
    await writeFile(file, await studio.frame(Number(seconds)))
    console.log(file)
  }
} finally {
  await studio.close()
}
