import {
  type CategoryIcon,
  type CategoryKind,
  categoryIcons,
  categoryKinds,
} from '@soundings/contract/forum-fields'
import type { ForumCategory } from '@soundings/contract/forum-shapes'
import { fold } from '@soundings/rules/text'

const iconLabel: Record<CategoryIcon, string> = {
  'message-circle': 'Speech bubble',
  'help-circle': 'Question mark',
  'map-pin': 'Pin on a map',
  plane: 'Plane',
  backpack: 'Backpack',
  school: 'Mortarboard',
  fish: 'Fish',
  camera: 'Camera',
  'alert-triangle': 'Warning sign',
  users: 'People',
}

const kindLabel: Record<CategoryKind, string> = {
  talk: 'Discussions',
  question: 'Questions, with a solution to mark',
  incident: 'Incidents, also without a name',
  buddies: 'People looking for others to dive with',
}

export const iconOptions = categoryIcons.map((value) => ({ value, label: iconLabel[value] }))
export const kindOptions = categoryKinds.map((value) => ({ value, label: kindLabel[value] }))

/** The last part of the address that a name gives: `Travel & trips` becomes `travel-trips`. */
export const slugOf = (name: string, longest: number): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '')

type Placed = { position: number; category: ForumCategory }

/** The room between the places of two categories. */
const step = 10

/** Where a category stands that is added. */
export const lastPosition = (categories: readonly ForumCategory[]): number =>
  Math.max(0, ...categories.map(({ position }) => position)) + step

/** Which categories get another place when one of them goes up or down: it and its neighbour, unless places were shared. */
export const moved = (categories: readonly ForumCategory[], id: string, by: -1 | 1): Placed[] => {
  const at = categories.findIndex((category) => category.id === id)
  const [one, other] = [categories[at], categories[at + by]]
  if (!one || !other) return []
  if (one.position !== other.position)
    return [
      { category: one, position: other.position },
      { category: other, position: one.position },
    ]
  return categories
    .with(at, other)
    .with(at + by, one)
    .map((category, place) => ({ category, position: (place + 1) * step }))
    .filter(({ category, position }) => category.position !== position)
}
