import { bankScenes } from './bank-scenes.ts'
import { bookingScenes } from './booking-scenes.ts'
import { changeScenes } from './change-scenes.ts'
import { dateScenes } from './date-scenes.ts'
import { accountScenes, guideScenes, paymentScenes, publicScenes } from './guest-scenes.ts'
import { mailScenes } from './mail-scenes.ts'
import { moneyScenes } from './money-scenes.ts'
import { guestPageScenes } from './guest-page-scenes.ts'
import { operatorScenes } from './operator-scenes.ts'
import { passkeyScenes } from './passkey-scenes.ts'
import { paymentStateScenes } from './payment-state-scenes.ts'
import { rightsScenes } from './rights-scenes.ts'
import type { Scene } from './scene.ts'
import { sheetScenes } from './sheet-scenes.ts'
import { dashboardScenes } from './trip-scenes.ts'

/** Every screen in the states that a guest or the operator sees, in the order of a guest's visit. */
export const scenes: Scene[] = [
  ...publicScenes,
  ...bookingScenes,
  ...accountScenes,
  ...paymentScenes,
  ...paymentStateScenes,
  ...dashboardScenes,
  ...rightsScenes,
  ...changeScenes,
  ...guideScenes,
  ...operatorScenes,
  ...passkeyScenes,
  ...dateScenes,
  ...sheetScenes,
  ...moneyScenes,
  ...bankScenes,
  ...guestPageScenes,
  ...mailScenes,
]
