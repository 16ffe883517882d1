import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { dutch } from './nl.ts'
import { portuguese } from './pt.ts'
import type { Tongue } from './tongue.ts'

const makers = [german, french, spanish, italian, dutch, portuguese]

let spaced: readonly Tongue[] | undefined
let unspaced: Tongue | undefined

/** The languages that part their words, made when one is first needed. */
export const tongues = (): readonly Tongue[] => (spaced ??= makers.map((make) => make()))

let own: ReadonlySet<string> | undefined

/** Whether a folded word is one of these languages. */
export const isOfSome = (word: string): boolean => {
  own ??= new Set(tongues().flatMap(({ meanings }) => [...meanings.keys()].flatMap((key) => key.split(' '))))
  return own.has(word)
}

/** Japanese, which parts none. */
export const unspacedTongue = (): Tongue => (unspaced ??= japanese())
