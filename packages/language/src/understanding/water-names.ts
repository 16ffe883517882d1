import { fold } from '@soundings/rules/text'
import { phrasesOf } from './phrases.ts'
import type { Water } from './water.ts'
import { waters } from './waters.ts'

/** Every name of a sea or part of the world, folded. */
export const waterNames = phrasesOf<Water>(
  waters.flatMap((water) =>
    [...new Set([fold(water.label), ...water.also])].map((name) => [name, water] as const),
  ),
)
