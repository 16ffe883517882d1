/** How many people a page of the members’ list shows, and how far visitors may read and anybody may search. */
export const memberLimits = {
  default: 10,
  max: 50,
  /** Letters of a search. */
  search: 100,
  /** A search finds so many at most, the best first. */
  found: 200,
  /** Pages that visitors may read of one list. */
  pagesForVisitors: 30,
} as const

/** What the members’ list can be narrowed to. */
export const memberFilters = ['all', 'online', 'certified', 'instructors'] as const
export type MemberFilter = (typeof memberFilters)[number]
