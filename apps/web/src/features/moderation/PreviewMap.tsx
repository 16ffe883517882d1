import type { Coordinates } from '@soundings/contract/common'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { baseMapsQuery, mapVersionQuery, tilesAddress } from '#features/map/index.ts'
import { DiveMap } from '#shared/map/index.ts'

type Props = { id: string; name: string; coordinates: Coordinates }

const zoom = 11
const nothing = () => undefined

/** Where something would stand, among the sites that are there already. */
export const PreviewMap = ({ id, name, coordinates }: Props) => {
  const [lng, lat] = coordinates
  const [base, setBase] = useState<'satellite' | 'roadmap'>('roadmap')
  const { data: bases } = useQuery(baseMapsQuery())
  const { data: edition } = useQuery(mapVersionQuery())
  return (
    <DiveMap
      base={base}
      onBaseChange={setBase}
      bases={bases}
      tiles={edition && tilesAddress(edition.version)}
      found={null}
      follows={false}
      selected={{ id, name, coordinates, zoom }}
      error={null}
      hovered={null}
      onHover={nothing}
      onSite={nothing}
      position={{ lat, lng, z: zoom }}
      onMove={nothing}
      hasLegend={false}
    />
  )
}
