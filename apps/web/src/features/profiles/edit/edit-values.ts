import { type OwnProfile, ProfileChange, profileTexts, spokenLanguages } from '@soundings/contract/profile'
import { z } from 'zod'
import { languageName } from '../profile.view.ts'

/** What stands in the fields; languages by their names. */
export type ProfileValues = {
  fullName: string
  location: string
  country: string
  bio: string
  startingDives: number | null
  languages: string[]
}

export const valuesOf = ({ name, location, country, bio, stats, languages }: OwnProfile): ProfileValues => ({
  fullName: name ?? '',
  location: location ?? '',
  country: country ?? '',
  bio: bio ?? '',
  startingDives: stats?.dives.before ?? 0,
  languages: (languages ?? []).map(languageName),
})

/** The languages that can be chosen, by name. */
export const languageChoices = spokenLanguages
  .map(languageName)
  .toSorted((one, other) => one.localeCompare(other))

const codes = new Map<string, string>(spokenLanguages.map((code) => [languageName(code).toLowerCase(), code]))

const { shape } = ProfileChange

/** Makes a change of what was typed. */
export const TypedProfile = z.object({
  fullName: shape.fullName.unwrap(),
  location: shape.location.unwrap(),
  country: shape.country.unwrap(),
  bio: shape.bio.unwrap(),
  startingDives: z
    .number(profileTexts.startingDives)
    .nullable()
    .transform((typed) => typed ?? 0)
    .pipe(shape.startingDives.unwrap()),
  languages: z
    .array(z.string())
    .transform((names) => names.map((name) => codes.get(name.toLowerCase()) ?? name))
    .pipe(shape.languages.unwrap()),
})

/** What is told of a language that is wrong is told at the field. */
export const fieldOf = (path: readonly PropertyKey[]): string => String(path[0])
