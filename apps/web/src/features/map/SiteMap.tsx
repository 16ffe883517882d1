import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { hoverStore, isFinding, type Question } from '#features/sites/index.ts'
import { DiveMap, type DiveMapProps } from '#shared/map/index.ts'
import { toast } from '#shared/ui/toast.tsx'
import {
  baseMapsQuery,
  foundSitesQuery,
  mapVersionQuery,
  markerQuery,
  selectedSiteQuery,
  tilesAddress,
} from './map.queries.ts'

type Props = Pick<DiveMapProps, 'base' | 'onBaseChange' | 'position' | 'onMove' | 'onSearchHere'> & {
  question: Question
  selectedId: string | null
  onSelect: (id: string) => void
}

/** Asks only while `isAsked`. */
const whenAsked = <Options extends object>(options: Options, isAsked: boolean): Options =>
  isAsked ? options : { ...options, queryFn: skipToken }

/** All approved dive sites on the map, or those that a question finds. */
export const SiteMap = ({ question, selectedId, onSelect, ...rest }: Props) => {
  const queries = useQueryClient()
  const finds = isFinding(question)
  const { data: edition } = useQuery({ ...mapVersionQuery(), placeholderData: keepPreviousData })
  const { data: bases } = useQuery(baseMapsQuery())
  const { data: found = null } = useQuery({
    ...whenAsked(foundSitesQuery(question), finds),
    placeholderData: keepPreviousData,
  })
  const { data: site } = useQuery(whenAsked(selectedSiteQuery(selectedId ?? ''), selectedId !== null))
  const hovered = hoverStore((state) => state.site)

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
      bases={bases}
      tiles={edition && tilesAddress(edition.version)}
      found={finds ? found : null}
      follows={question.bbox === undefined && selectedId === null}
      selected={
        site && selectedId ? { id: site.id, name: site.siteName, coordinates: site.coordinates } : null
      }
      hovered={hovered?.coordinates ?? null}
      onHover={(mapId) => hoverStore.setState({ onMap: mapId })}
      onSite={(mapId) => void open(mapId)}
    />
  )
}
