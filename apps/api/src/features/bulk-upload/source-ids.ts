import type { SiteFacts } from '@soundings/contract/sites'
import { fold } from '@soundings/rules/text'

const longestName = 75

/**
 * The id of a site whose source gives none: its folded name and its position to 0.01° (about 1 km), such as
 * `blue hole@28.57,34.54`. A corrected description or position usually keeps the id, and the many sites of one name in
 * a country stay apart.
 */
const derivedId = ({ siteName, coordinates: [lng, lat] }: Pick<SiteFacts, 'siteName' | 'coordinates'>) => {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100 + 0
  const name = Array.from(fold(siteName)).slice(0, longestName).join('')
  return `${name}@${rounded(lat)},${rounded(lng)}`
}

/** Gives every row its id at the source and remembers which row had it; it grows with the file, some 100 bytes a row. */
export const sourceIds = () => {
  const rows = new Map<string, number>()
  return {
    /** Claims an id for a row. Answers the earlier row that has it already, or undefined. */
    claim: (source: string, externalId: string, row: number): number | undefined => {
      const key = `${source}\n${externalId}`
      const earlier = rows.get(key)
      if (earlier === undefined) rows.set(key, row)
      return earlier
    },
    /** Makes and claims an id for a row without one; of rows that would share it, later ones are numbered. */
    derive: (source: string, facts: Pick<SiteFacts, 'siteName' | 'coordinates'>, row: number): string => {
      const base = derivedId(facts)
      let id = base
      for (let count = 2; rows.has(`${source}\n${id}`); count++) id = `${base}#${count}`
      rows.set(`${source}\n${id}`, row)
      return id
    },
  }
}
