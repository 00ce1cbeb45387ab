import type { SceneName } from '#media/scenes/scenes.ts'
import type { StillFile } from './encode-still.ts'

export interface StillPlan {
  scene: SceneName
  /** Size of the master, at least that of the largest file. */
  width: number
  height: number
  /** Second of the loop. The poster is the film's first frame: nothing jumps when the film begins. */
  time: number
  files: StillFile[]
}

export const STILLS: StillPlan[] = [
  {
    scene: 'hero',
    width: 1920,
    height: 1080,
    time: 0,
    files: [
      { name: 'hero-1920', width: 1920, height: 1080, most: 85_000, mostWebp: 130_000 },
      { name: 'hero-1280', width: 1280, height: 720, most: 40_000, mostWebp: 60_000 },
      { name: 'hero-640', width: 640, height: 360, most: 12_000, mostWebp: 18_000 },
    ],
  },
  {
    scene: 'hero-portrait',
    width: 900,
    height: 1440,
    time: 0,
    // The picture takes 78% of a phone's screen; the rest is what the words stand on.
    files: [
      { name: 'hero-portrait-750', width: 750, height: 1200, foot: 338, most: 40_000, mostWebp: 60_000 },
    ],
  },
  card('camp', 'feature-accommodation'),
  card('lesson', 'feature-kitesurf'),
  card('river', 'feature-local'),
  card('yoga', 'feature-yoga'),
  card('fireside', 'feature-community'),
  card('rescue', 'feature-safety'),
  card('instructor', 'instructor'),
  {
    scene: 'jump',
    width: 1600,
    height: 900,
    time: 0,
    files: [
      { name: 'preview-1280', width: 1280, height: 720, most: 40_000, mostWebp: 60_000 },
      { name: 'preview-640', width: 640, height: 360, most: 12_000, mostWebp: 18_000 },
    ],
  },
]

function card(scene: SceneName, name: string): StillPlan {
  return {
    scene,
    width: 1440,
    height: 1080,
    time: 0,
    files: [
      { name: `${name}-960`, width: 960, height: 720, most: 45_000, mostWebp: 45_000 },
      { name: `${name}-480`, width: 480, height: 360, most: 14_000, mostWebp: 16_000 },
    ],
  }
}
