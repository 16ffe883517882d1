import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Bounds, FoundPlace } from '@soundings/contract/places'
import { locationText } from '@soundings/rules/sites'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import list from '#shared/ui/form/combobox.module.css'
import field from '#shared/ui/form/fields.module.css'
import { icon } from '#shared/ui/icons.ts'
import { placesQuery } from '../../sites.queries.ts'
import css from './PlaceSearch.module.css'

/** How long typing pauses before its words are looked up, in milliseconds. */
const typingPause = 200

const wordsOf = ({ kind, name, region, country }: FoundPlace) =>
  kind === 'country' || kind === 'sea' || kind === 'area'
    ? name
    : locationText({ city: name, region: kind === 'city' ? region : null, country })

type Props = {
  /** What was found, and what it is called. */
  onFound: (bounds: Bounds, name: string) => void
  label?: string
  /** What it says where nothing is found. */
  otherwise?: string
  error?: string | null
  /** What stands in it at first. */
  initial?: string
}

/** Finds a country, region or town by name, for a map to show or a form to name. */
export const PlaceSearch = ({
  onFound,
  label = 'Find a place',
  otherwise = 'Move the map instead.',
  error = null,
  initial = '',
}: Props) => {
  const [typed, setTyped] = useState(initial)
  const [asked] = useDebouncedValue(typed.trim(), typingPause)
  const { data, isError, isPlaceholderData } = useQuery({
    ...placesQuery(asked),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = asked.length > 1 ? (data?.items ?? []) : []
  const choices = [...new Map(found.map((place) => [wordsOf(place), place])).entries()]
  const isNothing =
    data && !isPlaceholderData && asked === typed.trim() && asked.length > 1 && found.length === 0
  return (
    <Autocomplete
      label={label}
      error={error}
      placeholder="Country, region or town"
      classNames={{
        root: field.field,
        label: field.label,
        description: field.description,
        error: field.error,
        input: `${field.input} ${css.input}`,
        section: css.section,
        dropdown: list.dropdown,
        option: list.option,
      }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      leftSection={<IconSearch {...icon} />}
      data={choices.map(([words]) => words)}
      // The server has looked through them already, also for words that are spelt otherwise.
      filter={({ options }) => options}
      comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
      maxDropdownHeight={260}
      autoSelectOnBlur={false}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={(words) => {
        const chosen = choices.find(([name]) => name === words)
        if (chosen) onFound(chosen[1].bounds, words)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      description={
        isError
          ? `Places couldn’t be searched. ${otherwise}`
          : isNothing
            ? `No place with that name has dive sites yet. ${otherwise}`
            : undefined
      }
    />
  )
}
