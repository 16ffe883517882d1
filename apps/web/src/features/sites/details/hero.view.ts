import type { Access, Site } from '@soundings/contract/sites'
import { numberText } from '@soundings/rules/phrases'
import { categoryLabel } from '@soundings/rules/site-labels'

const entryWords: Record<Access, string> = {
  boat: 'boat entry',
  shore: 'shore entry',
  either: 'shore or boat entry',
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** `Wreck, boat entry`, as far as both are known. */
export const kindText = ({ diveSiteCategory, access }: Pick<Site, 'diveSiteCategory' | 'access'>): string =>
  capitalised(
    [diveSiteCategory && categoryLabel[diveSiteCategory], access && entryWords[access]]
      .filter(Boolean)
      .join(', '),
  )

/** `4.8 of 5` */
export const ratingText = (rating: number): string => `${numberText(rating, 1, 1)} of 5`

/** Says of a picture that it is drawn, and of what: nobody shall take it for the site itself. */
export const artAlt = ({ diveSiteCategory }: Pick<Site, 'diveSiteCategory'>): string => {
  const kind = diveSiteCategory === null ? 'water' : categoryLabel[diveSiteCategory].toLowerCase()
  return `Illustration, not a photo of this site: ${kind}`
}
