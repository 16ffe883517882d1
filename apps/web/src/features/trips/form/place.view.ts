import type { FoundPlace } from '@soundings/contract/places'

/** `Dahab, Egypt`; a country and a sea by their names alone. */
export const placeName = ({ name, country }: Pick<FoundPlace, 'name' | 'country'>): string =>
  country === null || country === name ? name : `${name}, ${country}`
