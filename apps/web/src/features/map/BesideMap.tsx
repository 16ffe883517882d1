import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { DiveMap, type MapWords } from '#shared/map/index.ts'
import { baseMapsQuery, mapVersionQuery, tilesAddress } from './map.queries.ts'

/** A place that may become a site; one that seems to repeat a site is marked otherwise. */
export type NewPlace = { name: string; coordinates: [lng: number, lat: number]; isNear: boolean }

type Props = {
  places: readonly NewPlace[]
  /** A place was pressed: its position in the list. Sites that are there already do nothing. */
  onPlace: (at: number) => void
  words: MapWords
}

const nothing = () => undefined
const closest = 12

/** Where the map looks so that all places are on it. */
const lookAt = (places: readonly NewPlace[]) => {
  const lngs = places.map(({ coordinates: [lng] }) => lng).sort((one, other) => one - other)
  const lats = places.map(({ coordinates: [, lat] }) => lat).sort((one, other) => one - other)
  const [west = 0, south = 0, east = 0, north = 0] = [lngs[0], lats[0], lngs.at(-1), lats.at(-1)]
  const span = Math.max(east - west, (north - south) * 2, 0.01)
  const z = Math.max(0, Math.min(closest, Math.log2(360 / span)))
  return { lng: (west + east) / 2, lat: (south + north) / 2, z }
}

/** New places on the one map, beside all sites that are there. */
export const BesideMap = ({ places, onPlace, words }: Props) => {
  const [base, setBase] = useState<'satellite' | 'roadmap'>('roadmap')
  const { data: bases } = useQuery(baseMapsQuery())
  const edition = useQuery({ ...mapVersionQuery(), placeholderData: keepPreviousData })
  const [position] = useState(() => (places.length > 0 ? lookAt(places) : null))
  const waiting = useMemo(
    () =>
      places.map(({ name, coordinates, isNear }, at) => ({
        // Below zero, none is taken for a site of the catalogue.
        site: -at - 1,
        name,
        coordinates,
        depth: null,
        status: isNear ? ('rejected' as const) : ('pending' as const),
      })),
    [places],
  )
  return (
    <DiveMap
      base={base}
      onBaseChange={setBase}
      bases={bases}
      tiles={edition.data && tilesAddress(edition.data.version)}
      found={null}
      waiting={waiting}
      follows={false}
      selected={null}
      error={null}
      hovered={null}
      onHover={nothing}
      onSite={(site) => {
        if (site < 0) onPlace(-site - 1)
      }}
      position={position}
      onMove={nothing}
      hasLegend={false}
      isInPage
      words={words}
    />
  )
}
