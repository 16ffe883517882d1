import type { WreckLook } from '@soundings/contract/sites'
import { wreckLookOf } from '@soundings/rules/wreck-look'

type Told = Parameters<typeof wreckLookOf>[0]

/** How the wreck of a row looks, which nobody enters: its words tell, joined as the lists of sites read them. */
export const lookOf = (row: Omit<Told, 'words'>, words: readonly (string | null)[]): WreckLook | null =>
  wreckLookOf({ ...row, words: words.filter(Boolean).join('. ') })
