import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DiveMap, type DiveMapProps, type MapMark, type MapRoute, type MapWords } from '#shared/map/index.ts'
import { baseMapsQuery } from './map.queries.ts'

type Props = {
  marks: readonly MapMark[]
  routes?: readonly MapRoute[]
  onMark: (id: string) => void
  words: MapWords
  /** How many pixels at the bottom lie under something else. */
  covered?: number
  /** Whether it lies in a page that scrolls. */
  isInPage?: boolean
  /** Where it looks while nothing is marked; null for the whole world. */
  otherwise?: DiveMapProps['position']
}

const nothing = () => undefined

/** Places that are counted and ways between them on the one map, instead of the catalogue’s sites. */
export const MarksMap = (props: Props) => {
  const { marks, routes, onMark, words, covered = 0, isInPage = true, otherwise = null } = props
  const [base, setBase] = useState<'satellite' | 'roadmap'>('roadmap')
  const { data: bases } = useQuery(baseMapsQuery())
  return (
    <DiveMap
      base={base}
      onBaseChange={setBase}
      bases={bases}
      tiles={undefined}
      found={null}
      follows={false}
      selected={null}
      covered={covered}
      error={null}
      hovered={null}
      onHover={nothing}
      onSite={nothing}
      position={marks.length === 0 ? otherwise : null}
      onMove={nothing}
      hasLegend={false}
      isInPage={isInPage}
      marks={marks}
      {...(routes && { routes })}
      onMark={onMark}
      words={words}
    />
  )
}
