import type { SceneName } from '#media/scenes/scenes.ts'

/** A film of the first screen: `/media/<scene>.mp4` and `.webm`. */
export interface FilmPlan {
  scene: SceneName
  width: number
  height: number
  /** The most bytes of each file. */
  mostMp4: number
  mostWebm: number
}

export const FILMS: FilmPlan[] = [
  { scene: 'hero', width: 1280, height: 720, mostMp4: 1_500_000, mostWebm: 1_100_000 },
  // For phones, whose poster is a picture of its own.
  { scene: 'hero-portrait', width: 600, height: 960, mostMp4: 900_000, mostWebm: 700_000 },
]
