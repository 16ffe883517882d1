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

/** Japanese, which parts none. */
export const unspacedTongue = (): Tongue => (unspaced ??= japanese())
