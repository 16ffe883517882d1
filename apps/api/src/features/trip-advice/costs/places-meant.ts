import { otherNamesOf } from '@soundings/language/understanding/countries'
import { fold } from '@soundings/rules/text'
import type { AdvicePlace } from '../places/advice-place.ts'
import type { AdviceSnapshot } from '../places/make-snapshot.ts'

type Named = { destination: string; country: string | null }

/** Looks up which places the destination of a trip means: as a whole, or else the first of its parts that names one. */
export const placesMeant = ({ places }: AdviceSnapshot): ((trip: Named) => AdvicePlace | undefined) => {
  const byName = new Map<string, AdvicePlace[]>()
  for (const place of places.values()) {
    const names = place.facts.kind === 'country' ? [place.key, ...otherNamesOf(place.key)] : [place.key]
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), place])
  }
  const named = (text: string, country: string | null): AdvicePlace | undefined => {
    const found = byName.get(fold(text)) ?? []
    const within = found.filter(({ facts }) => fold(facts.country ?? facts.name) === fold(country ?? ''))
    const [only, ...others] = within.length > 0 ? within : found
    // Of several places of one name nobody knows which is meant, unless one lies in the other.
    return others.every(({ facts }) => facts.id.startsWith(only?.facts.id ?? '')) ? only : undefined
  }
  return ({ destination, country }) => {
    for (const part of [destination, ...destination.split(/[,;/&]|\band\b/)]) {
      const found = part.trim() === '' ? undefined : named(part, country)
      if (found) return found
    }
    return country === null ? undefined : named(country, null)
  }
}
