import { useEffect, useState } from 'react'

type NameOf = (species: string) => string

/** What an id says by itself: `green-turtle` is a `Green turtle`. */
export const nameOfId: NameOf = (species) => {
  const words = species.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What species are called, once their list is there; it is long and comes when it is wanted. */
export const useSpeciesNames = (): NameOf => {
  const [nameOf, setNameOf] = useState<NameOf>(() => nameOfId)
  useEffect(() => {
    let isHere = true
    import('@soundings/rules/species').then(
      ({ speciesById }) => {
        if (isHere) setNameOf(() => (species: string) => speciesById(species)?.name ?? nameOfId(species))
      },
      // Without the list the ids say enough.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return nameOf
}
