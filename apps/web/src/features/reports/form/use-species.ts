import { useEffect, useState } from 'react'
import type { Animal } from './animals.view.ts'

type Find = (words: string, limit: number) => readonly Animal[]

const nothing: Find = () => []

/** How animals are found by words, once their list is there; it is fetched when it is wanted. */
export const useSpecies = (isWanted: boolean): Find => {
  const [find, setFind] = useState<Find>(() => nothing)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    import('@soundings/rules/species').then(
      ({ findSpecies }) => {
        if (isHere) setFind(() => findSpecies)
      },
      // Without the list every name can still be typed.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return find
}
