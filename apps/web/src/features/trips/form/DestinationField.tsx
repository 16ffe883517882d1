import { useDebouncedValue } from '@mantine/hooks'
import type { Destination } from '@soundings/contract/trip-advice-shapes'
import { tripLimits } from '@soundings/contract/trips-fields'
import { middleOf } from '@soundings/rules/bounds'
import { plural } from '@soundings/rules/phrases'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SuggestField } from '#shared/ui/form/SuggestField.tsx'
import { destinationsQuery } from '../advice/advice.queries.ts'
import { placeName } from './place.view.ts'

/** How long typing pauses before its words are looked up, in milliseconds. */
const typingPause = 200
/** Fewer letters say too little. */
const fewest = 2

type Chosen = {
  destination: string
  country: string | null
  position: [lng: number, lat: number] | null
}

type Props = {
  value: string
  onChoose: (chosen: Chosen) => void
  error?: ReactNode
}

const optionText = (place: Destination) =>
  `${placeName(place)} · ${plural(place.count, { one: '# dive site', other: '# dive sites' })}`

/** Where a trip leads: a place that has dive sites, or any words. */
export const DestinationField = ({ value, onChoose, error }: Props) => {
  const [asked] = useDebouncedValue(value.trim(), typingPause)
  const { data } = useQuery({
    ...destinationsQuery(asked),
    enabled: asked.length >= fewest,
    placeholderData: keepPreviousData,
  })
  const offered = new Map((data?.items ?? []).map((place) => [optionText(place), place]))
  return (
    <SuggestField
      label="Destination"
      placeholder="Town, region, country or sea"
      required
      maxLength={tripLimits.destination}
      data-path="destination"
      data={[...offered.keys()]}
      // The server has looked through them already, also for words that are spelt otherwise.
      filter={({ options }) => options}
      value={value}
      onChange={(typed) => {
        const place = offered.get(typed)
        onChoose(
          place
            ? {
                destination: placeName(place),
                country: place.kind === 'country' ? place.name : place.country,
                position: middleOf(place.bounds),
              }
            : { destination: typed, country: null, position: null },
        )
      }}
      error={error}
    />
  )
}
