import { countries } from '@soundings/contract/countries'

/** All countries in the order of their names, to choose from. */
export const countryOptions: readonly string[] = countries.toSorted((a, b) => a.localeCompare(b, 'en'))
