import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { DiveMap, type FoundSites, type MapWords } from '#shared/map/index.ts'
import { baseMapsQuery } from './map.queries.ts'

/** A place of a set that is not the catalogue. Coordinates in degrees, depth in metres. */
export type MapPlace = {
  name: string
  coordinates: readonly [lng: number, lat: number]
  depth: number | null
}

type Props = {
  places: readonly MapPlace[]
  /** A place was pressed: its position in the list. */
  onPlace: (at: number) => void
  /** What the map is called, where it shows no dive sites. */
  words?: MapWords
}

const nothing = () => undefined
/** Wire coordinates are whole numbers of so many to the degree. */
const perDegree = 1e5

/** A set of places of one's own on the one map, instead of the catalogue's sites. */
export const PointsMap = ({ places, onPlace, words }: Props) => {
  const [base, setBase] = useState<'satellite' | 'roadmap'>('roadmap')
  const { data: bases } = useQuery(baseMapsQuery())
  const found = useMemo<FoundSites>(
    () => ({
      mapId: places.map((_, at) => at + 1),
      lng: places.map(({ coordinates: [lng] }) => Math.round(lng * perDegree)),
      lat: places.map(({ coordinates: [, lat] }) => Math.round(lat * perDegree)),
      depth: places.map(({ depth }) => depth),
      name: places.map(({ name }) => name),
    }),
    [places],
  )
  return (
    <DiveMap
      base={base}
      onBaseChange={setBase}
      bases={bases}
      tiles={undefined}
      found={found}
      follows
      selected={null}
      error={null}
      hovered={null}
      onHover={nothing}
      onSite={(mapId) => onPlace(mapId - 1)}
      position={null}
      onMove={nothing}
      isInPage
      hasLegend={places.some(({ depth }) => depth !== null)}
      {...(words && { words })}
    />
  )
}
