import { eachOnce } from '@soundings/rules/text'
import { readStored, writeStored } from '#shared/lib/stored.ts'

/** So many are remembered. */
const max = 12

const nameOf = (personId: string) => `soundings.animals.${personId}`

/** The animals that a person reported from this browser, the last ones first. */
export const recentAnimals = (personId: string): string[] => {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(personId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((animal) => typeof animal === 'string') : []
  } catch {
    return []
  }
}

export const rememberAnimals = (personId: string, animals: readonly string[]): void => {
  if (animals.length === 0) return
  const all = eachOnce([...animals, ...recentAnimals(personId)])
  writeStored(nameOf(personId), JSON.stringify(all.slice(0, max)))
}
