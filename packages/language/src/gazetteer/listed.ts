import type { Coordinates } from '@soundings/contract/common'

/** A place that people dive from: `iso` is ISO 3166-1, `country` the name that sites use, `also` other spellings. */
export type Town = {
  name: string
  also: readonly string[]
  iso: string
  country: string
  coordinates: Coordinates
}

const heading = /^([A-Z]{2}) (.+)$/
const entry = /^(.+?)(?: \((.+)\))? (-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)$/

/**
 * Reads a list: a line `EG Egypt`, then a line for each of its towns: `Dahab (other spelling, another) 28.5 34.517`,
 * latitude before longitude.
 */
export const townsIn = (list: string): Town[] => {
  const towns: Town[] = []
  let [iso, country] = ['', '']
  for (const line of list.trim().split('\n')) {
    const town = entry.exec(line)
    const head = town ? null : heading.exec(line)
    if (head) [iso, country] = [head[1] ?? '', head[2] ?? '']
    else if (town)
      towns.push({
        name: town[1] ?? '',
        also: (town[2] ?? '').split(', ').filter(Boolean),
        iso,
        country,
        coordinates: [Number(town[4]), Number(town[3])],
      })
    else throw new Error(`This is no town and no country: ${line}`)
  }
  return towns
}
