import type { Site, WreckLook } from '@soundings/contract/sites'

/** What tells how a wreck looks. Its history is left out: that says how she once lay. */
export type WreckWords = Pick<Site, 'siteName' | 'diveSiteCategory'> & {
  /** Of the site: its description, what the ground is like, and what stands there, as far as known. */
  words: string | null
}

const planesByName =
  /\b(aeroplane|airplane|aircraft|plane|jet|bomber|jake|catalina|seaplane|helicopter|corsair|b-?17|b-?24|b-?25|c-?130|p-?47|dakota|dc-?[36]|boeing|airbus|jumbo|betty|zero|emily|spitfire|hellcat|stuka|junkers)\b/i
const submarinesByName = /\b(submarine|u-boat|u-?\d{2,4})\b/i

/** Ships that are named after what they carry or hunt. */
const ofShips = '(?![ -](tender|carrier|rescue|chaser|depot|destroyer|transport|cruiser|base|hunter|net)\\b)'
/** At the beginning of a description: "An Italian submarine on the sand …"; further on it tells of other things. */
const beginsWith = (words: string, max: number) =>
  new RegExp(`^(the |an? )?(\\S+ ){0,${max}}(${words})\\b${ofShips}`, 'i')
const planesByWords = beginsWith(
  'aeroplane|airplane|seaplane|floatplane|flying boat|bomber|fighter plane|transport plane|transport aircraft|airliner|helicopter',
  4,
)
const submarinesByWords = beginsWith('submarine|u-boat', 3)
const sailingByWords = beginsWith(
  '(two|three|four|five)-mast(ed|er)|schooner|barque|brigantine|sailing ship|sailing vessel',
  12,
)

const positions: readonly (readonly [RegExp, WreckLook])[] = [
  [/\b(keel[ -]up|upside[ -]down(?! jelly)|upturned|inverted hull|turned turtle|bottom up)\b/i, 'keel-up'],
  [/\b(on|onto) (her|its|his|their) (port |starboard |left |right )?side\b/i, 'on-side'],
  [/\b(upright|on (an )?even keel|on (her|its) keel)\b/i, 'upright'],
]

/** How a wreck lies by what is said of it first: what follows tells of a part of it, or of another. */
const positionOf = (words: string): WreckLook | null => {
  const found = positions
    .map(([said, look]) => ({ look, at: words.search(said) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return found[0]?.look ?? null
}

/** What a wreck looks like, as far as its words tell; null for what is no wreck, and where nobody says. */
export const wreckLookOf = ({ siteName, diveSiteCategory, words }: WreckWords): WreckLook | null => {
  if (diveSiteCategory !== 'wreck') return null
  const told = words ?? ''
  if (submarinesByName.test(siteName) || submarinesByWords.test(told)) return 'submarine'
  if (planesByName.test(siteName) || planesByWords.test(told)) return 'aeroplane'
  const position = positionOf(told)
  if (position === 'keel-up' || position === 'on-side') return position
  return sailingByWords.test(told) ? 'sailing' : position
}
