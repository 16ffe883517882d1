import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DiveMap, type MapArea, type MapWords } from '#shared/map/index.ts'
import { baseMapsQuery } from './map.queries.ts'

type Props = {
  areas: readonly MapArea[]
  words: MapWords
  /** An area was pressed: its position in the list. */
  onArea: (at: number) => void
}

const nothing = () => undefined

/** Areas on the one map, instead of the catalogue’s sites: where something is, as far as that may be told. */
export const AreasMap = ({ areas, words, onArea }: Props) => {
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
      error={null}
      hovered={null}
      onHover={nothing}
      onSite={nothing}
      position={null}
      onMove={nothing}
      hasLegend={false}
      isInPage
      areas={areas}
      onArea={onArea}
      words={words}
    />
  )
}
