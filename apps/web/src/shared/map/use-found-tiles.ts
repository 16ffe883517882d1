import { useEffect, useState } from 'react'
import type { FoundSites } from './found-sites.ts'
import { noTiles, offerTiles } from './found-tiles.ts'
import { fade } from './site-layers.ts'

/** Where the tiles of a found set are, with {z}/{x}/{y}. The last set's are left to fade when there is no set any more. */
export const useFoundTiles = (found: FoundSites | null): string => {
  const [tiles, setTiles] = useState(noTiles)
  useEffect(() => {
    if (!found) {
      const faded = setTimeout(() => setTiles(noTiles), fade.duration)
      return () => clearTimeout(faded)
    }
    const { address, forget } = offerTiles(found)
    setTiles(address)
    return forget
  }, [found])
  return tiles
}
