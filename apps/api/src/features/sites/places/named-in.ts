import type { PlaceKind } from '@soundings/contract/places'
import { fold } from '@soundings/rules/text'

type Named = { country: string | null; region: string | null; city: string | null }

/** A place that a site names, by its folded name; `path` is the same for the same place, and begins with that of what it lies in. */
export type NamedStep = { kind: PlaceKind; name: string; key: string; path: string }

/** Places of which each lies in the one before it, as far as they are named: one named like a larger one is that one. */
export const nestedIn = (steps: readonly { kind: PlaceKind; name: string | null }[]): NamedStep[] => {
  const named: NamedStep[] = []
  for (const { kind, name } of steps) {
    const key = fold(name ?? '')
    if (name === null || key === '' || named.some((larger) => larger.key === key)) continue
    named.push({ kind, name, key, path: `${named.at(-1)?.path ?? ''}/${kind}:${key}` })
  }
  return named
}

/** The places that a row names, from large to small. A town named like its region, or a region like its country, is one place. */
export const namedIn = ({ country, region, city }: Named): NamedStep[] =>
  nestedIn([
    { kind: 'country', name: country },
    { kind: 'region', name: region },
    { kind: 'city', name: city },
  ])
