import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Coordinates } from '@soundings/contract/common'
import { IconChevronDown } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import list from '#shared/ui/form/combobox.module.css'
import field from '#shared/ui/form/fields.module.css'
import { icon } from '#shared/ui/icons.ts'
import { knownSites, siteHintsQuery } from '../sites.queries.ts'
import { type ChosenSite, chosenText, nearFirst, withWords } from './choice.view.ts'
import css from './SiteField.module.css'

/** How many sites are offered at once. */
const maxOffered = 12
/** How long typing pauses before its words are looked up, in milliseconds. */
const typingPause = 200

type Props = {
  site: ChosenSite | null
  onChoose: (site: ChosenSite | null) => void
  /** What is offered before anything is typed. */
  near: readonly ChosenSite[]
  /** Where the person is, or looks: sites around there come first. */
  here?: Coordinates | null
  error?: ReactNode
  /** None need be chosen, and what was chosen can be taken back. */
  isOptional?: boolean
  /** Where the form finds it again. */
  name: string
}

/** A dive site, found by its name. Without a connection the sites that this page has read are all there are. */
export const SiteField = ({ site, onChoose, near, here = null, error, isOptional = false, name }: Props) => {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(site ? chosenText(site) : '')
  const [shown, setShown] = useState(site)
  if (site !== shown) {
    setShown(site)
    setTyped(site ? chosenText(site) : '')
  }
  const [asked] = useDebouncedValue(typed.trim(), typingPause)
  const isWords = asked !== '' && asked !== (site && chosenText(site))
  const { data, isError, isPlaceholderData } = useQuery({
    ...siteHintsQuery(asked, maxOffered),
    enabled: isWords,
    placeholderData: keepPreviousData,
  })
  const known = isError ? withWords(knownSites(queries), asked) : (data?.items ?? [])
  const found: readonly ChosenSite[] = isWords ? nearFirst(known, here) : near
  const others = found.filter(({ id }) => id !== site?.id)
  const offered = site ? [site, ...others].slice(0, maxOffered) : others.slice(0, maxOffered)
  const isSettled = isWords && asked === typed.trim() && data !== undefined && !isPlaceholderData
  return (
    <Select
      label={isOptional ? 'Dive site (optional)' : 'Dive site'}
      placeholder="Search dive sites"
      required={!isOptional}
      withAsterisk={false}
      searchable
      clearable={isOptional}
      clearButtonProps={{ 'aria-label': 'Remove the dive site' }}
      allowDeselect={false}
      data-path={name}
      classNames={{
        root: field.field,
        label: field.label,
        description: field.description,
        error: field.error,
        input: field.input,
        section: css.section,
        dropdown: list.dropdown,
        option: list.option,
        empty: list.empty,
      }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={<IconChevronDown {...icon} />}
      data={offered.map((one) => ({ value: one.id, label: chosenText(one) }))}
      // The server has looked through them already, also for words that are spelt otherwise.
      filter={({ options }) => options}
      comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
      maxDropdownHeight={260}
      value={site?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChoose(offered.find((one) => one.id === id) ?? null)}
      nothingFoundMessage={isSettled ? 'No Dive Sites Found' : undefined}
      {...(isError && isWords && { description: 'Failed to load dive sites' })}
      error={error}
    />
  )
}
