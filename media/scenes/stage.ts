// Runs in the browser: the studio (render/studio.ts) opens a scene here and asks for its frames.

import { type Easel, setUp } from '#media/world/picture.ts'
import { type SceneName, SCENES } from './scenes.ts'

declare global {
  var openScene: (name: SceneName, width: number, height: number) => void
  var drawFrame: (time: number) => string
}

let easel: Easel | undefined

globalThis.openScene = (name, width, height) => {
  easel = setUp(SCENES[name], width, height)
}

/** The frame as a PNG, in base64. */
globalThis.drawFrame = (time) => {
  if (!easel) throw new Error('No scene is open')
  easel.draw(time)
  return easel.canvas.toDataURL('image/png').slice('data:image/png;base64,'.length)
}
