import type { Coordinates } from '@soundings/contract/common'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { knownPosition } from './position-now.ts'

/** A map zoomed out further than this says little about where somebody dives. */
const closeEnough = 5

/** Hundredths of a degree, about a kilometre, so that a small step is no new question. */
const rounded = ([lng, lat]: Coordinates): Coordinates => [
  Math.round(lng * 100) / 100,
  Math.round(lat * 100) / 100,
]

/** Where the person is, when they let this page know it before; else where their map looks; null when neither is known. */
export const useHere = (): Coordinates | null => {
  const { lat, lng, z } = useSearch({ strict: false })
  const [here, setHere] = useState<Coordinates | null>(null)
  useEffect(() => {
    let isWanted = true
    void knownPosition().then((found) => {
      if (isWanted && found) setHere(rounded(found))
    })
    return () => {
      isWanted = false
    }
  }, [])
  if (here) return here
  return lat !== undefined && lng !== undefined && (z ?? 0) >= closeEnough ? rounded([lng, lat]) : null
}
