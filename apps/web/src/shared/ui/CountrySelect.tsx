import { countryOptions } from '../lib/country-options.ts'
import { FilterSelect } from './FilterSelect.tsx'

/** The country that a list is narrowed to, or any. */
export const CountrySelect = (props: {
  country: string | undefined
  onCountry: (country: string | undefined) => void
}) => (
  <FilterSelect
    label="Country"
    value={props.country ?? ''}
    onChoose={(value) => props.onCountry(value || undefined)}
  >
    <option value="">Any country</option>
    {countryOptions.map((country) => (
      <option key={country}>{country}</option>
    ))}
  </FilterSelect>
)
