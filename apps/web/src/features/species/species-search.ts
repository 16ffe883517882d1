import { readSaid, type SaidOf, wholeBetween, words } from '#shared/lib/said.ts'

const parts = { q: words(80), month: wholeBetween(1, 12) }
export type SpeciesSearch = SaidOf<typeof parts>

/** Reads what the address of the list says. Whatever makes no sense there counts as not said. */
export const readSpeciesSearch = (said: Record<string, unknown>): SpeciesSearch => readSaid(parts, said)
