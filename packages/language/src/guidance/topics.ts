import { equipment } from './topics/equipment.ts'
import type { Guidance } from './topics/guidance.ts'
import { health } from './topics/health.ts'
import { training } from './topics/training.ts'
import { urgent } from './topics/urgent.ts'

export type { Guidance } from './topics/guidance.ts'

// What divers are taught and advised where no dive site is the answer. Each text says who says so, and whom to ask.

/** What is said on each topic. Depths stand in both units, as everybody may ask. */
export const guidance = { ...urgent, ...training, ...equipment, ...health } as const satisfies Record<
  string,
  Guidance
>

export type GuidanceTopic = keyof typeof guidance

export const guidanceOn = (topic: GuidanceTopic): Guidance => guidance[topic]
