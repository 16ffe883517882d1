import { mapLimits } from '@soundings/contract/map'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { hoverStore, isPart, type Question } from '#features/sites/index.ts'
import { DiveMap, type DiveMapProps, type FoundSites, waitingOf } from '#shared/map/index.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { toast } from '#shared/ui/toast.tsx'
import {
  baseMapsQuery,
  foundSitesQuery,
  mapVersionQuery,
  markerQuery,
  ownSitesQuery,
  selectedSiteQuery,
  tilesAddress,
} from './map.queries.ts'

type Props = Pick<
  DiveMapProps,
  | 'base'
  | 'onBaseChange'
  | 'position'
  | 'onMove'
  | 'onSearchHere'
  | 'covered'
  | 'sides'
  | 'hasBaseChoice'
  | 'hasLegend'
> & {
  question: Question
  /** Sites found in another way, in the place of what the question finds. */
  given?: FoundSites | null | undefined
  selectedId: string | null
  onSelect: (id: string) => void
}

/** What is shown of a question that could not be asked: all sites would look like its answer. */
const nothing = { mapId: [], lng: [], lat: [], depth: [] }

/** Asks only while `isAsked`. */
const whenAsked = <Options extends object>(options: Options, isAsked: boolean): Options =>
  isAsked ? options : { ...options, queryFn: skipToken }

/** All approved dive sites on the map, or those that a question finds, and the person's own that are not published yet. */
export const SiteMap = ({ question, given, selectedId, onSelect, ...rest }: Props) => {
  const queries = useQueryClient()
  const finds = !given && isPart(question)
  const edition = useQuery({ ...mapVersionQuery(), placeholderData: keepPreviousData })
  const { data: bases } = useQuery(baseMapsQuery())
  const found = useQuery({
    ...whenAsked(foundSitesQuery(question), finds),
    placeholderData: keepPreviousData,
  })
  // Sites that are not published come with what is one's own only, so beside all sites that is asked for as well.
  const asksOwn = useSession(isLoggedIn) && question.filter_type !== 'favorites'
  const own = useQuery({ ...whenAsked(ownSitesQuery(question), asksOwn), placeholderData: keepPreviousData })
  const withWaiting = asksOwn ? own.data : question.filter_type && found.data
  const waiting = useMemo(() => (withWaiting ? waitingOf(withWaiting) : []), [withWaiting])
  const { data: site } = useQuery(whenAsked(selectedSiteQuery(selectedId ?? ''), selectedId !== null))
  const hovered = hoverStore((state) => state.site)
  const [pressedId, setPressedId] = useState<string | null>(null)

  const asked = finds ? found : edition
  const hasFailed = asked.isError && asked.data === undefined

  const open = async (mapId: number) => {
    try {
      const { id } = await queries.fetchQuery(markerQuery(mapId))
      setPressedId(id)
      onSelect(id)
    } catch {
      toast.error('Failed to load dive sites')
    }
  }

  return (
    <DiveMap
      {...rest}
      bases={bases}
      tiles={edition.data && tilesAddress(edition.data.version)}
      found={given ?? (finds ? (found.data ?? (hasFailed ? nothing : null)) : null)}
      waiting={waiting}
      follows={question.bbox === undefined && selectedId === null}
      error={hasFailed ? { message: 'Failed to load dive sites', onRetry: () => void asked.refetch() } : null}
      selected={
        site && selectedId
          ? {
              id: site.id,
              name: site.siteName,
              coordinates: site.coordinates,
              zoom: selectedId === pressedId ? mapLimits.selectZoom : mapLimits.zoomToSite,
            }
          : null
      }
      hovered={hovered?.coordinates ?? null}
      onHover={(mapId) => hoverStore.setState({ onMap: mapId })}
      onSite={(mapId) => void open(mapId)}
    />
  )
}
