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
      // The band over the booking form: what of it lies beside the words and under their shade.
      { name: 'band-1280', width: 1280, height: 400, cut: wholeWidth(180), most: 14_000, mostWebp: 22_000 },
      {
        name: 'band-phone-640',
        width: 640,
        height: 448,
        cut: { left: 0.21, top: 0.25, width: 0.5 },
        most: 8_500,
        mostWebp: 13_000,
      },
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
  card('lesson', 'feature-kitesurf', packageCut('package-kiter-480', 0.24)),
  card('river', 'feature-local', packageCut('package-non-kiter-480', 0.13)),
  card('yoga', 'feature-yoga'),
  card('fireside', 'feature-community'),
  card('rescue', 'feature-safety'),
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

/** All of a hero's width, from so many of its 720 rows on. */
function wholeWidth(row: number): StillFile['cut'] {
  return { left: 0, top: row / 720, width: 1 }
}

/** What stands beside a package to choose, and over its price. */
function packageCut(name: string, top: number): StillFile {
  return { name, width: 480, height: 260, cut: { left: 0, top, width: 1 }, most: 7_500, mostWebp: 11_000 }
}

function card(scene: SceneName, name: string, ...more: StillFile[]): StillPlan {
  return {
    scene,
    width: 1440,
    height: 1080,
    time: 0,
    files: [
      { name: `${name}-960`, width: 960, height: 720, most: 45_000, mostWebp: 45_000 },
      { name: `${name}-480`, width: 480, height: 360, most: 14_000, mostWebp: 16_000 },
      ...more,
    ],
  }
}
