/** How many of a person's newest notifications the streams know; older ones are not news. */
export const maxKnown = 200

/** A person's newest notifications by their ids, newest first: whether each was read. */
export type Known = ReadonlyMap<string, boolean>

/** What happened to somebody's notifications; `added` with the oldest first. */
export type News = { isCleared: boolean; added: string[]; read: string[] }

/** Ids grow with time, but two transactions may commit the other way round: new is what was not there, at any place. */
export const newsBetween = (before: Known, now: Known): News => {
  const reach = before.size < maxKnown ? '' : ([...before.keys()].at(-1) ?? '')
  const isGone = (id: string) => !now.has(id)
  return {
    // With a full list, what was known before may only have moved out of sight.
    isCleared: before.size > 0 && now.size < maxKnown && [...before.keys()].every(isGone),
    added: [...now.keys()].filter((id) => id > reach && !before.has(id)).reverse(),
    read: [...now].filter(([id, isRead]) => isRead && before.get(id) === false).map(([id]) => id),
  }
}
