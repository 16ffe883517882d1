import { type PhotoSize, photoSizes, photoWidths } from '@soundings/contract/photo-sizes'

/** Photos by their keys, and private ones through a link to a dive. */
const served = /^(\/api\/(?:media\/serve|dive-log\/shared\/[\w-]+\/photos)\/)(\w+)(\/[0-9a-f-]{32,36})$/

const isSize = (word: string | undefined): word is PhotoSize => photoSizes.some((size) => size === word)

/**
 * The address of one size of a photo, with those of all sizes as `srcSet` of an image says them. `width` is that of the
 * photo in pixels, where it is known: no size is larger. An address that is not ours has no other sizes.
 */
export const photoSources = (address: string, width?: number): { src: string; srcSet?: string } => {
  const [, start, size, end] = served.exec(address) ?? []
  if (!start || !end || !isSize(size)) return { src: address }
  const widest = width || photoWidths.original
  const useful = photoSizes.filter(
    (_, at) => at === 0 || photoWidths[photoSizes[at - 1] ?? 'original'] < widest,
  )
  return {
    src: address,
    srcSet: useful.map((each) => `${start}${each}${end} ${Math.min(photoWidths[each], widest)}w`).join(', '),
  }
}
