import type { Point } from './body.ts'
import type { Pose } from './figure.ts'

/** Riding to the left with the weight thrown back against the lines, which pull up, left and away. */
export const RIDING: Pose = {
  head: [0.8, 1.36, 0.56],
  neck: [0.7, 1.2, 0.5],
  chest: [0.57, 1.06, 0.42],
  pelvis: [0.3, 0.72, 0.3],
  leftLeg: [
    [0.21, 0.69, 0.26],
    [-0.2, 0.62, 0.0],
    [-0.4, 0.26, 0.02],
    [-0.42, 0.2, -0.13],
  ],
  rightLeg: [
    [0.38, 0.68, 0.26],
    [0.34, 0.42, -0.08],
    [0.36, 0.12, 0.04],
    [0.35, 0.07, -0.12],
  ],
  leftArm: [
    [0.46, 1.19, 0.34],
    [0.22, 1.24, 0.14],
    [-0.02, 1.4, -0.06],
  ],
  rightArm: [
    [0.68, 1.12, 0.34],
    [0.44, 1.16, 0.06],
    [0.18, 1.34, -0.18],
  ],
}

/** In the air: hanging from the bar, knees drawn up to the chest. */
export const JUMPING: Pose = {
  head: [0.32, 1.5, 0.12],
  neck: [0.26, 1.34, 0.1],
  chest: [0.2, 1.2, 0.08],
  pelvis: [0.14, 0.84, 0.1],
  leftLeg: [
    [0.04, 0.82, 0.1],
    [-0.4, 0.98, 0.02],
    [-0.52, 0.58, 0.06],
    [-0.58, 0.55, -0.1],
  ],
  rightLeg: [
    [0.22, 0.8, 0.12],
    [0.1, 0.78, -0.3],
    [0.14, 0.4, -0.02],
    [0.1, 0.36, -0.17],
  ],
  leftArm: [
    [0.02, 1.32, 0.08],
    [-0.12, 1.48, -0.02],
    [-0.16, 1.74, -0.08],
  ],
  rightArm: [
    [0.38, 1.32, 0.08],
    [0.36, 1.5, -0.06],
    [0.2, 1.72, -0.14],
  ],
}

const UPRIGHT = {
  head: [0, 1.63, 0],
  neck: [0, 1.47, 0],
  chest: [0, 1.31, 0],
  pelvis: [0, 0.98, 0],
} satisfies Partial<Record<string, Point>>

const LEGS_APART = {
  leftLeg: [
    [-0.09, 0.92, 0],
    [-0.14, 0.49, -0.02],
    [-0.17, 0.06, 0],
    [-0.19, 0.03, -0.15],
  ],
  rightLeg: [
    [0.09, 0.92, 0],
    [0.14, 0.49, -0.02],
    [0.17, 0.06, 0],
    [0.19, 0.03, -0.15],
  ],
} satisfies Partial<Pose>

/** Standing at the bar, arms forward; looks towards -z. */
export const STEERING: Pose = {
  ...UPRIGHT,
  ...LEGS_APART,
  head: [0.02, 1.62, 0.03],
  leftArm: [
    [-0.178, 1.365, 0],
    [-0.29, 1.13, -0.16],
    [-0.2, 1.3, -0.46],
  ],
  rightArm: [
    [0.178, 1.365, 0],
    [0.31, 1.13, -0.16],
    [0.2, 1.32, -0.46],
  ],
}

/** Pointing up to the kite with the right arm; looks towards -z. */
export const POINTING: Pose = {
  ...UPRIGHT,
  ...LEGS_APART,
  leftArm: [
    [-0.19, 1.38, 0],
    [-0.3, 1.12, 0.04],
    [-0.16, 0.98, -0.14],
  ],
  rightArm: [
    [0.19, 1.39, 0],
    [0.36, 1.58, -0.14],
    [0.5, 1.8, -0.3],
  ],
}

/** Standing in a boat with both hands on a pole or a wheel; looks towards -x. */
export const POLING: Pose = {
  ...UPRIGHT,
  head: [-0.06, 1.6, 0],
  leftLeg: [
    [0, 0.92, -0.09],
    [-0.12, 0.5, -0.12],
    [-0.12, 0.06, -0.12],
    [-0.26, 0.03, -0.12],
  ],
  rightLeg: [
    [0, 0.92, 0.09],
    [0.06, 0.5, 0.1],
    [0.18, 0.06, 0.12],
    [0.04, 0.03, 0.14],
  ],
  leftArm: [
    [0, 1.38, -0.19],
    [-0.22, 1.22, -0.22],
    [-0.4, 1.34, -0.1],
  ],
  rightArm: [
    [0, 1.38, 0.19],
    [-0.2, 1.14, 0.2],
    [-0.36, 1.02, 0.0],
  ],
}

/** Yoga's tree: one sole against the other thigh, palms together overhead. */
export const TREE: Pose = {
  head: [0.02, 1.62, 0],
  neck: [0.02, 1.46, 0],
  chest: [0.02, 1.31, 0],
  pelvis: [0.01, 0.98, 0],
  leftLeg: [
    [-0.08, 0.92, 0],
    [-0.44, 0.74, 0.06],
    [-0.04, 0.6, 0.05],
    [0.02, 0.49, 0.04],
  ],
  rightLeg: [
    [0.08, 0.92, 0],
    [0.06, 0.49, 0.01],
    [0.05, 0.06, 0],
    [0.06, 0.03, 0.14],
  ],
  leftArm: [
    [-0.15, 1.39, 0],
    [-0.22, 1.67, 0],
    [0.0, 1.93, 0],
  ],
  rightArm: [
    [0.19, 1.39, 0],
    [0.26, 1.67, 0],
    [0.04, 1.93, 0],
  ],
}

/** Yoga's second warrior, seen from the side: a long stride, arms level. */
export const WARRIOR: Pose = {
  head: [0.03, 1.41, 0],
  neck: [0.01, 1.25, 0],
  chest: [0, 1.09, 0],
  pelvis: [0, 0.74, 0],
  leftLeg: [
    [0.09, 0.7, 0],
    [0.52, 0.6, 0.02],
    [0.56, 0.07, 0],
    [0.72, 0.04, 0],
  ],
  rightLeg: [
    [-0.09, 0.7, 0],
    [-0.46, 0.4, 0],
    [-0.82, 0.07, 0],
    [-0.84, 0.03, 0.14],
  ],
  leftArm: [
    [0.19, 1.16, 0],
    [0.47, 1.17, 0],
    [0.74, 1.16, 0],
  ],
  rightArm: [
    [-0.19, 1.16, 0],
    [-0.47, 1.17, 0],
    [-0.74, 1.16, 0],
  ],
}

/** On the ground with crossed legs and straight back, hands on the knees; looks towards +z. */
export const LOTUS: Pose = {
  head: [0, 0.8, 0],
  neck: [0, 0.64, 0],
  chest: [0, 0.49, 0],
  pelvis: [0, 0.15, 0],
  leftLeg: [
    [-0.1, 0.12, 0.02],
    [-0.38, 0.11, 0.2],
    [0.02, 0.07, 0.3],
    [0.14, 0.06, 0.28],
  ],
  rightLeg: [
    [0.1, 0.12, 0.02],
    [0.38, 0.11, 0.2],
    [-0.02, 0.08, 0.34],
    [-0.14, 0.07, 0.32],
  ],
  leftArm: [
    [-0.18, 0.56, 0],
    [-0.3, 0.34, 0.06],
    [-0.34, 0.18, 0.24],
  ],
  rightArm: [
    [0.18, 0.56, 0],
    [0.3, 0.34, 0.06],
    [0.34, 0.18, 0.24],
  ],
}

/** On the ground with the knees drawn up and the arms around them; looks towards +z. */
export const SITTING: Pose = {
  head: [0, 0.78, 0.05],
  neck: [0, 0.63, 0],
  chest: [0, 0.48, -0.04],
  pelvis: [0, 0.14, 0],
  leftLeg: [
    [-0.1, 0.12, 0.02],
    [-0.15, 0.44, 0.34],
    [-0.13, 0.06, 0.5],
    [-0.13, 0.03, 0.64],
  ],
  rightLeg: [
    [0.1, 0.12, 0.02],
    [0.15, 0.44, 0.34],
    [0.13, 0.06, 0.5],
    [0.13, 0.03, 0.64],
  ],
  leftArm: [
    [-0.18, 0.55, -0.02],
    [-0.27, 0.36, 0.18],
    [-0.06, 0.34, 0.42],
  ],
  rightArm: [
    [0.18, 0.55, -0.02],
    [0.27, 0.36, 0.18],
    [0.06, 0.36, 0.42],
  ],
}
