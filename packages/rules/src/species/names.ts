import { fold } from '../text.ts'

/** A name as it is compared: folded, and grey however it is spelt. */
export const plain = (name: string): string => fold(name).replace(/\bgray\b/g, 'grey')

/** The ways to write several of what has this plain name. */
export const plurals = (name: string): string[] => {
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`]
  // "Perches", and "nudibranchs", whose end is spoken like a k.
  if (/ch$/.test(name)) return [`${name}es`, `${name}s`]
  if (/(s|x|z|sh)$/.test(name)) return [`${name}es`]
  if (/[^f]f$/.test(name)) return [`${name}s`, `${name.slice(0, -1)}ves`]
  if (/o$/.test(name)) return [`${name}s`, `${name}es`]
  return [`${name}s`]
}

/**
 * The plain ways to write the name of one: the name first, then "bluespotted" for "blue-spotted", "clown fish" for
 * "clownfish", "moon jelly" for "moon jellyfish" and "green sea turtle" for "green turtle".
 */
export const spellings = (name: string): string[] => {
  const once = plain(name)
  return [
    ...new Set([
      once,
      plain(name.replaceAll('-', '')),
      once.replace(/(\p{L}{2})fish$/u, '$1 fish'),
      once.replace(/jellyfish$/, 'jelly'),
      once.replace(/ turtle$/, ' sea turtle'),
    ]),
  ]
}

/** Every plain way to write a name, for one and for several. */
export const waysToWrite = (name: string): string[] =>
  spellings(name).flatMap((way) => [way, ...plurals(way)])
