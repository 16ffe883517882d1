import { lastingFacts } from '@soundings/contract/site-editing'
import { siteLimits } from '@soundings/contract/sites'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import { WordsField } from '#shared/ui/form/WordsField.tsx'
import { countriesQuery } from '../form.queries.ts'
import type { Lasting } from '../site-values.ts'
import type { FormOfSite } from '../use-site-form.ts'
import css from './fields.module.css'
import { Section } from './Section.tsx'

type Props = {
  form: FormOfSite
  /** What was filled in from a site nearby, where it still stands. */
  filled: { country: string; region: string }
  /** What nobody knows of the site and may stay open. */
  unknown: readonly Lasting[]
  /** What is to be said about the name. */
  children: ReactNode
}

const fromNearby = 'From the nearest known site'

/** What nobody may leave open, and other names. */
export const EssentialFields = ({ form, filled, unknown, children }: Props) => {
  const countries = useId()
  const lasting = (name: Lasting) => {
    const mayStayOpen = unknown.includes(name)
    return {
      label: mayStayOpen ? `${lastingFacts[name]} (optional)` : lastingFacts[name],
      required: !mayStayOpen,
      ...form.getInputProps(name),
    }
  }
  const { data } = useQuery(countriesQuery())
  const lead =
    unknown.length === 0
      ? 'These four are required. The rest is optional.'
      : 'Fill in what you know. The rest is optional.'
  return (
    <Section title="Basics" lead={lead}>
      <TextField
        label="Site name"
        autoComplete="off"
        maxLength={siteLimits.name}
        {...form.getInputProps('siteName')}
      />
      {children}
      <div className={css.pair}>
        <TextField
          autoComplete="off"
          list={countries}
          description={filled.country && fromNearby}
          {...lasting('country')}
        />
        <datalist id={countries}>
          {data?.facets.country.map(({ value }) => (
            <option key={value} value={String(value)} />
          ))}
        </datalist>
        <TextField
          autoComplete="off"
          description={filled.region ? fromNearby : 'A coast, an island, a state or a park'}
          {...lasting('region')}
        />
      </div>
      <LongTextField
        autosize={false}
        rows={5}
        description="What the dive is like, where to go, what makes it worth the trip"
        {...lasting('description')}
      />
      <div className={css.pair}>
        <TextField
          label="Town (optional)"
          required={false}
          autoComplete="off"
          {...form.getInputProps('city')}
        />
        <WordsField
          label="Other names (optional)"
          maxTags={siteLimits.aliases}
          description="Including old and foreign names; press Enter after each"
          {...form.getInputProps('aliases')}
        />
      </div>
    </Section>
  )
}
