import type { Coordinates } from '@soundings/contract/common'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DiveMap } from '#shared/map/index.ts'
import { toast } from '#shared/ui/toast.tsx'
import { baseMapsQuery, mapVersionQuery, markerQuery, tilesAddress } from './map.queries.ts'

type Props = {
  id: string
  name: string
  coordinates: Coordinates
  /** Where another site on it leads; left out where it is only looked at. */
  onSite?: (siteId: string) => void
  /** Whether it lies in a page that scrolls: a wheel or one finger then moves the page. */
  isInPage?: boolean
}

const zoom = 11
const nothing = () => undefined

/** One place, among the sites that are around it. */
export const SpotMap = ({ id, name, coordinates, onSite, isInPage = false }: Props) => {
  const [lng, lat] = coordinates
  const [base, setBase] = useState<'satellite' | 'roadmap'>('roadmap')
  const queries = useQueryClient()
  const { data: bases } = useQuery(baseMapsQuery())
  const { data: edition } = useQuery(mapVersionQuery())

  const open = async (mapId: number) => {
    if (!onSite) return
    try {
      const site = await queries.fetchQuery(markerQuery(mapId))
      if (site.id !== id) onSite(site.id)
    } catch {
      toast.error('Failed to load dive sites')
    }
  }

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
      onSite={(mapId) => void open(mapId)}
      position={{ lat, lng, z: zoom }}
      onMove={nothing}
      hasLegend={false}
      isInPage={isInPage}
    />
  )
}
