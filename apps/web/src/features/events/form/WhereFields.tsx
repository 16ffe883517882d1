import type { Coordinates } from '@soundings/contract/common'
import { eventLimits } from '@soundings/contract/events-fields'
import type { Bounds } from '@soundings/contract/places'
import { middleOf } from '@soundings/rules/bounds'
import { type ReactNode, Suspense, useState } from 'react'
import { PlaceSearch, SiteField } from '#features/sites/index.ts'
import { countryOptions } from '#shared/lib/country-options.ts'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import css from './EventForm.module.css'
import type { FieldsOf } from './fields-of.ts'
import { SpotField } from './SpotField.tsx'

const textOf = (problem: ReactNode): string | undefined => (typeof problem === 'string' ? problem : undefined)

/** Where it is: a site of the catalogue, or a place in words, which can be put on the map. */
export const WhereFields = ({ values, errors, of, set }: FieldsOf) => {
  const { site } = values
  const [look, setLook] = useState<{ bounds: Bounds } | null>(null)
  const setSpot = (spot: Coordinates | null) => {
    set('position', spot)
    set('zone', '')
  }
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
          error={textOf(errors.site)}
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
                setSpot(middleOf(bounds))
                setLook({ bounds })
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
      {site === null && (
        <SpotField spot={values.position} look={look} error={textOf(errors.position)} onSpot={setSpot} />
      )}
    </fieldset>
  )
}
