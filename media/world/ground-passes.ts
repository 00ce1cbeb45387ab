// What water and sand show of the things that stand on them: their mirror image, and their long shadows.

import {
  Color,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Camera,
  Matrix4,
  MeshBasicMaterial,
  DoubleSide,
  type Object3D,
  Scene,
  type Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three'

interface GroundPasses {
  mirror: WebGLRenderTarget
  shadows: WebGLRenderTarget
  render(things: Object3D, camera: Camera): void
}

/** Both are drawn by the same camera as the picture, so the ground reads them at its own pixel. */
export function createGroundPasses(
  renderer: WebGLRenderer,
  width: number,
  height: number,
  sun: Vector3,
  shadowHeight: number | undefined,
): GroundPasses {
  const mirror = target(width, height)
  const shadows = target(width, height)
  const stage = new Scene()
  const black = new MeshBasicMaterial({ color: new Color(1, 1, 1), side: DoubleSide })
  const flip = new Matrix4().makeScale(1, -1, 1)
  // Along the sunlight onto the level where the feet stand.
  const level = shadowHeight ?? 0
  const flatten = new Matrix4().set(
    1,
    -sun.x / sun.y,
    0,
    (level * sun.x) / sun.y,
    0,
    0,
    0,
    level + 0.01,
    0,
    -sun.z / sun.y,
    1,
    (level * sun.z) / sun.y,
    0,
    0,
    0,
    1,
  )
  return {
    mirror,
    shadows,
    render(things, camera) {
      const home = things.parent
      stage.add(things)
      things.matrixAutoUpdate = false
      const draw = (to: WebGLRenderTarget, matrix: Matrix4) => {
        things.matrix.copy(matrix)
        renderer.setRenderTarget(to)
        renderer.setClearColor(0x000000, 0)
        renderer.clear()
        renderer.render(stage, camera)
      }
      draw(mirror, flip)
      if (shadowHeight !== undefined) {
        stage.overrideMaterial = black
        draw(shadows, flatten)
        stage.overrideMaterial = null
      }
      things.matrix.identity()
      home?.add(things)
      renderer.setRenderTarget(null)
    },
  }
}

function target(width: number, height: number): WebGLRenderTarget {
  return new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  })
}
