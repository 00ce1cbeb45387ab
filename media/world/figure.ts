import { Mesh } from 'three'
import { type Bone, meshBody, type Point } from './body.ts'
import type { Uniforms } from './light.ts'
import { createSurface } from './material.ts'

/** Where a person's joints are, in metres, feet near y = 0; left and right are the person's own. */
export interface Pose {
  head: Point
  neck: Point
  chest: Point
  pelvis: Point
  /** Hip, knee, ankle, toe. */
  leftLeg: [Point, Point, Point, Point]
  rightLeg: [Point, Point, Point, Point]
  /** Shoulder, elbow, hand. */
  leftArm: [Point, Point, Point]
  rightArm: [Point, Point, Point]
}

export interface Clothes {
  skin: string
  hair: string
  top: string
  legs: string
  /** Long trousers or a wetsuit instead of shorts. */
  long?: boolean
  sleeves?: boolean
  /** A bun or a knot of hair. */
  bun?: boolean
  /** Colour of a kite harness around the waist. */
  harness?: string
}

/** A person without a face, smooth like a clay figure; `cell` is the mesh's fineness in metres. */
export function createFigure(light: Uniforms, pose: Pose, clothes: Clothes, cell = 0.024): Mesh {
  return new Mesh(meshBody(bonesOf(pose, clothes), cell), createSurface(light, { rim: 0.9 }))
}

function bonesOf(pose: Pose, { skin, hair, top, legs, long, sleeves, bun, harness }: Clothes): Bone[] {
  const bone = (from: Point, to: Point, fromRadius: number, toRadius: number, color: string): Bone => ({
    from,
    to,
    fromRadius,
    toRadius,
    color,
  })
  const bones: Bone[] = []
  for (const [hip, knee, ankle, toe] of [pose.leftLeg, pose.rightLeg]) {
    const mid = between(hip, knee, 0.72)
    bones.push(bone(hip, mid, 0.079, 0.066, legs))
    bones.push(bone(mid, knee, 0.068, 0.056, long ? legs : skin))
    bones.push(bone(knee, between(knee, ankle, 0.35), 0.054, 0.056, long ? legs : skin))
    bones.push(bone(between(knee, ankle, 0.35), ankle, 0.056, 0.036, long ? legs : skin))
    bones.push(bone(ankle, toe, 0.038, 0.026, skin))
  }
  for (const [shoulder, elbow, hand] of [pose.leftArm, pose.rightArm]) {
    bones.push(bone(pose.chest, shoulder, 0.095, 0.056, top))
    const cuff = between(shoulder, elbow, 0.35)
    bones.push(bone(shoulder, cuff, 0.053, 0.047, top))
    bones.push(bone(cuff, elbow, 0.048, 0.038, sleeves ? top : skin))
    bones.push(bone(elbow, between(elbow, hand, 0.9), 0.038, 0.026, sleeves ? top : skin))
    bones.push(bone(between(elbow, hand, 0.85), hand, 0.034, 0.028, skin))
  }
  const [leftHip, rightHip] = [pose.leftLeg[0], pose.rightLeg[0]]
  bones.push(bone(leftHip, rightHip, 0.082, 0.082, legs))
  const waist = between(pose.pelvis, pose.chest, 0.45)
  bones.push(bone(between(pose.pelvis, pose.chest, 0.1), waist, 0.108, 0.102, harness ?? top))
  bones.push(bone(between(pose.pelvis, pose.chest, 0.5), pose.chest, 0.102, 0.13, top))
  bones.push(bone(between(pose.neck, pose.chest, 0.2), between(pose.neck, pose.head, 0.6), 0.056, 0.05, skin))
  const [leftShoulder, rightShoulder] = [pose.leftArm[0], pose.rightArm[0]]
  for (const shoulder of [leftShoulder, rightShoulder]) {
    bones.push(
      bone(between(pose.neck, pose.chest, 0.25), between(pose.chest, shoulder, 0.8), 0.05, 0.052, top),
    )
  }
  bones.push(bone(pose.head, between(pose.head, pose.neck, 0.32), 0.094, 0.078, skin))
  const crown = between(pose.head, pose.neck, -0.17)
  bones.push(bone(crown, between(pose.head, pose.neck, -0.04), 0.097, 0.1, hair))
  // Ears stand across the head as the shoulders stand across the chest.
  const across = (side: Point): Point => {
    const [x, y, z] = between(pose.head, pose.neck, 0.22)
    const width = Math.hypot(...between(leftShoulder, rightShoulder, 0.5).map((at, i) => (side[i] ?? 0) - at))
    const [mx, my, mz] = between(leftShoulder, rightShoulder, 0.5)
    const f = 0.095 / width
    return [x + (side[0] - mx) * f, y + (side[1] - my) * f, z + (side[2] - mz) * f]
  }
  for (const side of [leftShoulder, rightShoulder]) {
    const ear = across(side)
    bones.push(bone(ear, ear, 0.022, 0.022, skin))
  }
  if (bun) bones.push(bone(crown, between(crown, pose.neck, -0.35), 0.05, 0.05, hair))
  return bones
}

function between(a: Point, b: Point, f: number): Point {
  return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f]
}
