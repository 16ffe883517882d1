import { useEffect, useState } from 'react'
import type { FoundSites } from './found-sites.ts'
import { offerTiles } from './found-tiles.ts'

/** Where the tiles of a found set are, with {z}/{x}/{y}; undefined for a moment after the set was given. */
export const useFoundTiles = (found: FoundSites | null): string | undefined => {
  const [offer, setOffer] = useState<{ found: FoundSites; address: string }>()
  useEffect(() => {
    if (!found) return
    const { address, forget } = offerTiles(found)
    setOffer({ found, address })
    return forget
  }, [found])
  return offer && offer.found === found ? offer.address : undefined
}
