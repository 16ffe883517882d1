import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Base, DiveMap, type MapPosition } from '#shared/map/index.ts'
import { toast } from '#shared/ui/toast.tsx'
import { mapVersionQuery, markerQuery, selectedSiteQuery, tilesAddress } from './map.queries.ts'

type Props = {
  selectedId: string | null
  onSelect: (id: string) => void
  base: Base
  onBaseChange: (base: Base) => void
  /** Where the map looks first; null for the whole world. */
  position: MapPosition | null
  onMove: (position: MapPosition) => void
}

/** All approved dive sites on the map. */
export const SiteMap = ({ selectedId, onSelect, ...rest }: Props) => {
  const queries = useQueryClient()
  const { data: edition } = useQuery({ ...mapVersionQuery(), placeholderData: keepPreviousData })
  const selectedQuery = selectedSiteQuery(selectedId ?? '')
  const { data: site } = useQuery({ ...selectedQuery, ...(selectedId === null && { queryFn: skipToken }) })

  const open = async (mapId: number) => {
    try {
      const { id } = await queries.fetchQuery(markerQuery(mapId))
      onSelect(id)
    } catch {
      toast.error('Failed to load dive sites')
    }
  }

  return (
    <DiveMap
      {...rest}
      tiles={edition && tilesAddress(edition.version)}
      selected={site ? { id: site.id, name: site.siteName, coordinates: site.coordinates } : null}
      onSite={(mapId) => void open(mapId)}
    />
  )
}
