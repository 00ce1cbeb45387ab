import { Group, PerspectiveCamera, Scene, type Texture, Vector2, WebGLRenderer } from 'three'
import { createGrade } from './grade.ts'
import { createGroundPasses } from './ground-passes.ts'
import { createLight, type Hour, type Lamp, type Light } from './light.ts'
import { createNoiseTexture } from './noise-texture.ts'
import { createSea, type Sea, type SeaPlan } from './sea.ts'
import { createSky } from './sky.ts'

export interface CameraPlan {
  at: [number, number, number]
  /** Degrees above the horizon and to the right. */
  pitch: number
  yaw: number
  /** Vertical view in degrees. */
  view: number
}

/** What the things of a picture are built with. */
export interface World {
  light: Light
  noise: Texture
  sea: Sea
  /** Everything that stands on water or sand, and is mirrored by it. */
  things: Group
  /** What neither mirrors nor throws a shadow: mist, sparks. */
  air: Group
  /** Size in pixels of one metre, one metre away. */
  pixelsPerMetre: number
}

/** One picture of the world: a place, an hour and a camera. */
export interface Picture {
  hour: Hour
  lamps?: Lamp[]
  sea: SeaPlan
  camera: CameraPlan
  /** How dark the shadows on the sand are, and at which height it lies; left out, there are none. */
  shadows?: { depth: number; height: number }
  /** Adds the things, and answers with what moves them to a second of the loop. */
  build(world: World): (time: number) => void
}

export interface Easel {
  canvas: HTMLCanvasElement
  draw(time: number): void
}

export function setUp(picture: Picture, width: number, height: number): Easel {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
  renderer.setPixelRatio(1)
  renderer.setSize(width, height, false)
  renderer.outputColorSpace = 'srgb-linear' // the grade makes its own gamma
  const camera = createCamera(picture.camera, width / height)
  const scene = new Scene()
  const light = createLight(picture.hour, picture.lamps ?? [])
  const noise = createNoiseTexture()
  const sea = createSea(picture.sea, light, noise)
  const world: World = {
    light,
    noise,
    sea,
    things: new Group(),
    air: new Group(),
    pixelsPerMetre: height / (2 * Math.tan((picture.camera.view * Math.PI) / 360)),
  }
  const move = picture.build(world)
  scene.add(createSky(light, noise), sea.mesh, world.things, world.air)
  const passes = createGroundPasses(
    renderer,
    width,
    height,
    light.sunDirection.value,
    picture.shadows?.height,
  )
  Object.assign(sea.uniforms, {
    mirror: { value: passes.mirror.texture },
    shadows: { value: passes.shadows.texture },
    shadowDepth: { value: picture.shadows?.depth ?? 0 },
    pixels: { value: new Vector2(width, height) },
  })
  const grade = createGrade(renderer, scene, camera)
  return {
    canvas: renderer.domElement,
    draw(time) {
      light.time.value = time
      sea.update(time)
      move(time)
      passes.render(world.things, camera)
      grade.render()
    },
  }
}

function createCamera({ at, pitch, yaw, view }: CameraPlan, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(view, aspect, 0.3, 6000)
  camera.rotation.order = 'YXZ'
  camera.position.set(...at)
  camera.rotation.set((pitch * Math.PI) / 180, (-yaw * Math.PI) / 180, 0)
  camera.updateMatrixWorld()
  return camera
}
