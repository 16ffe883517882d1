import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Marker, useMap } from '@vis.gl/react-maplibre'
import { useEffect, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import type { Base } from './base-style.ts'
import { HereDot } from './HereDot.tsx'
import { MapControls } from './MapControls.tsx'
import css from './MapTools.module.css'
import { useLocation } from './use-location.ts'
import type { Bounds } from './views.tsx'

type Props = {
  base: Base
  /** Left out where the choice is elsewhere. */
  onBaseChange: ((base: Base) => void) | undefined
  onSearchHere: ((bounds: Bounds) => void) | undefined
}

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4
const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** True after the person, not the page, moved the map. */
const useMovedByHand = () => {
  const { current: map } = useMap()
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    const onMove = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) setHasMoved(true)
    }
    map?.on('moveend', onMove)
    return () => void map?.off('moveend', onMove)
  }, [map])
  return { map, hasMoved, settle: () => setHasMoved(false) }
}

/** What lies over the map: its controls, where one is, and the search of the part in view. */
export const MapTools = ({ base, onBaseChange, onSearchHere }: Props) => {
  const { map, hasMoved, settle } = useMovedByHand()
  const { here, isLocating, locate } = useLocation()

  const searchHere = () => {
    const bounds = map?.getBounds()
    if (!bounds || !onSearchHere) return
    settle()
    const isWhole = bounds.getEast() - bounds.getWest() >= 360
    const [west, east] = isWhole ? [-180, 180] : [wrapped(bounds.getWest()), wrapped(bounds.getEast())]
    onSearchHere([rounded(west), rounded(bounds.getSouth()), rounded(east), rounded(bounds.getNorth())])
  }

  return (
    <>
      {here && (
        <Marker longitude={here[0]} latitude={here[1]}>
          <HereDot />
        </Marker>
      )}
      {hasMoved && onSearchHere && (
        <Button
          className={css.search ?? ''}
          variant="default"
          leftSection={<IconSearch {...icon} />}
          onClick={searchHere}
        >
          Search this area
        </Button>
      )}
      <MapControls
        base={base}
        onBaseChange={onBaseChange}
        onLocate={() => void locate()}
        isLocating={isLocating}
      />
    </>
  )
}
