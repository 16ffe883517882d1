/** How many of a person's newest notifications the streams know; older ones are not news. */
export const maxKnown = 200

/** Whether it was read, and how many people it gathers. */
export type KnownOne = { isRead: boolean; actors: number }

/** A person's newest notifications by their ids, newest first. */
export type Known = ReadonlyMap<string, KnownOne>

/** What happened to somebody's notifications; `added` and `renewed` with the oldest first. */
export type News = { isCleared: boolean; added: string[]; renewed: string[]; read: string[] }

/** Ids grow with time, but two transactions may commit the other way round: new is what was not there, at any place. */
export const newsBetween = (before: Known, now: Known): News => {
  // One that gathers several people may be older than its place says.
  const oldest = [...before].findLast(([, { actors }]) => actors === 0)
  const reach = before.size < maxKnown ? '' : (oldest?.[0] ?? '')
  const isGone = (id: string) => !now.has(id)
  return {
    // With a full list, what was known before may only have moved out of sight.
    isCleared: before.size > 0 && now.size < maxKnown && [...before.keys()].every(isGone),
    added: [...now.keys()].filter((id) => id > reach && !before.has(id)).reverse(),
    renewed: [...now]
      .filter(([id, { actors }]) => actors > (before.get(id)?.actors ?? actors))
      .map(([id]) => id)
      .reverse(),
    read: [...now].filter(([id, { isRead }]) => isRead && before.get(id)?.isRead === false).map(([id]) => id),
  }
}
