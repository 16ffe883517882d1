import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PickMap, type PickPlaceProps } from '#shared/map/index.ts'
import { baseMapsQuery, mapVersionQuery, tilesAddress } from './map.queries.ts'

/** The map on which the place of a site is chosen, with all approved sites on it. */
export const PlaceMap = (props: PickPlaceProps) => {
  const [base, setBase] = useState<'satellite' | 'roadmap'>('satellite')
  const { data: edition } = useQuery(mapVersionQuery())
  const { data: bases } = useQuery(baseMapsQuery())
  return (
    <PickMap
      {...props}
      base={base}
      onBaseChange={setBase}
      bases={bases}
      tiles={edition && tilesAddress(edition.version)}
    />
  )
}
