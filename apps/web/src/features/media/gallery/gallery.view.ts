import { mediaLimits } from '@soundings/contract/media'
import { plural } from '@soundings/rules/phrases'

/** How many photos there are, as a badge has room for it: `12`, `99+`. */
export const badgeText = (total: number): string =>
  total > mediaLimits.badge ? `${mediaLimits.badge}+` : String(total)

/** `1 photo`, `1,204 photos` */
export const photosText = (total: number): string => plural(total, { one: '# photo', other: '# photos' })

/** How many cells of the grid stay empty, where there are fewer photos than it has. */
export const emptyCells = (shown: number): number => Math.max(0, mediaLimits.gridCells - shown)

/** Which photo stands before or behind another; null at the ends, and where it is not among them. */
export const neighbour = <Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  step: -1 | 1,
): Item | null => {
  const at = items.findIndex((item) => item.id === id)
  return at < 0 ? null : (items[at + step] ?? null)
}
