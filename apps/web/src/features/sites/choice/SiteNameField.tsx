import { useDebouncedValue } from '@mantine/hooks'
import { IconHistory, IconMapPin } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useHere } from '#shared/lib/use-here.ts'
import { SuggestField } from '#shared/ui/form/SuggestField.tsx'
import { icon } from '#shared/ui/icons.ts'
import { knownSites, siteHintsQuery, sitesAroundQuery } from '../sites.queries.ts'
import { nearFirst, withWords } from './choice.view.ts'
import css from './SiteNameField.module.css'
import { type NotedSite, nameOptions } from './site-name.view.ts'

/** How many sites are looked for at once. */
const maxFound = 12
/** How long typing pauses before its words are looked up, in milliseconds. */
const typingPause = 200

type Props = {
  label: string
  value: string
  /** The site of the catalogue that is meant, by id. */
  siteId: string | null
  /** What the person noted before, the last ones first. */
  noted: readonly NotedSite[]
  onType: (name: string) => void
  onChoose: (site: NotedSite) => void
  maxLength: number
  error?: ReactNode
  'data-path'?: string
}

/**
 * The name of a dive site: one that the person noted before, one of the catalogue, or whatever they type. Without a
 * connection the sites that this page has read are all there are.
 */
export const SiteNameField = ({ value, siteId, noted, onType, onChoose, ...rest }: Props) => {
  const queries = useQueryClient()
  const here = useHere()
  const [asked] = useDebouncedValue(value.trim(), typingPause)
  // What was chosen is no question: the field offers what it offers at first.
  const words = siteId === null ? value.trim() : ''
  const isAsking = siteId === null && asked !== ''
  const hints = useQuery({
    ...siteHintsQuery(asked, maxFound),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  })
  const around = useQuery({
    ...sitesAroundQuery(here ?? [0, 0]),
    enabled: here !== null && words === '',
  })
  const byWords = hints.isError ? withWords(knownSites(queries), asked) : (hints.data?.items ?? [])
  const found = words === '' ? (around.data?.items ?? []) : nearFirst(isAsking ? byWords : [], here)
  const data = nameOptions({ noted, found, words })
  const all = data.flatMap(({ items }) => items)
  /** Choosing tells the name of what was chosen as if it were typed. */
  const chosen = useRef<string | null>(null)
  return (
    <SuggestField
      {...rest}
      required
      value={value}
      onChange={(name) => {
        if (name !== chosen.current) onType(name)
        chosen.current = null
      }}
      onOptionSubmit={(option) => {
        const site = all.find((one) => one.value === option)
        if (!site) return
        chosen.current = site.label
        onChoose(site)
      }}
      data={data}
      // They were found already, also by words that are spelt otherwise.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const site = all.find((one) => one.value === option.value)
        const Sign = site?.isNoted ? IconHistory : IconMapPin
        return (
          <span className={css.site}>
            <Sign {...icon} />
            <span className={css.words}>
              {site?.siteName}
              <span className={css.place}>{site?.location}</span>
            </span>
          </span>
        )
      }}
      {...(siteId !== null && { description: 'This is a dive site on the map.' })}
    />
  )
}
