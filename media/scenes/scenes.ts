import type { Picture } from '#media/world/picture.ts'
import { camp } from './camp.ts'
import { fireside } from './fireside.ts'
import { heroLandscape, heroPortrait } from './hero.ts'
import { jump } from './jump.ts'
import { lesson } from './lesson.ts'
import { rescue } from './rescue.ts'
import { river } from './river.ts'
import { yoga } from './yoga.ts'

/** Every picture by its name. */
export const SCENES = {
  hero: heroLandscape,
  'hero-portrait': heroPortrait,
  camp,
  fireside,
  jump,
  lesson,
  rescue,
  river,
  yoga,
} satisfies Record<string, Picture>

export type SceneName = keyof typeof SCENES

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}
