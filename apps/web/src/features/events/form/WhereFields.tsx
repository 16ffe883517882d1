import { eventLimits } from '@soundings/contract/events-fields'
import { middleOf } from '@soundings/rules/bounds'
import { Suspense } from 'react'
import { PlaceSearch, SiteField } from '#features/sites/index.ts'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import { countryOptions } from '../list/events.view.ts'
import css from './EventForm.module.css'
import type { FieldsOf } from './fields-of.ts'

/** Where it is: a site of the catalogue, or a place in words, which can be put on the map. */
export const WhereFields = ({ values, errors, of, set }: FieldsOf) => {
  const { site } = values
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>Where</legend>
      <Suspense fallback={<div className={css.space} />}>
        <SiteField
          name="site"
          isOptional
          site={site}
          onChoose={(chosen) => {
            set('site', chosen)
            set('zone', '')
            const isOfSite = values.location === '' || values.location === site?.siteName
            if (isOfSite) set('location', chosen?.siteName ?? '')
          }}
          near={[]}
          error={errors.site as string | undefined}
        />
      </Suspense>
      <TextField
        label="Where you meet"
        maxLength={eventLimits.location}
        placeholder="Dive centre at the harbour, second jetty"
        {...of('location')}
      />
      {site === null && (
        <div className={css.pair}>
          <Suspense fallback={<div className={css.space} />}>
            <PlaceSearch
              label="Put it on the map (optional)"
              otherwise="Try the name of a larger place."
              onFound={(bounds, name) => {
                set('position', middleOf(bounds))
                set('zone', '')
                const country = name.split(', ').at(-1)
                if (country && countryOptions.includes(country)) set('country', country)
              }}
            />
          </Suspense>
          <ChoiceField
            label="Country (optional)"
            required={false}
            data={[
              { value: '', label: 'Not said' },
              ...countryOptions.map((country) => ({ value: country, label: country })),
            ]}
            {...of('country')}
          />
        </div>
      )}
    </fieldset>
  )
}
