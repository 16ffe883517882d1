import type { Query, QueryClient } from '@tanstack/react-query'

const saysMoreToMembers = { predicate: ({ meta }: Query) => meta?.saysMoreToMembers === true }

/** The session of a person was renewed: what was answered meanwhile was perhaps answered as to a visitor. */
export const askAgainAsMember = (queries: QueryClient): void =>
  void queries.invalidateQueries(saysMoreToMembers)

/** Another person is here: forgets what was the last one's own, and asks anew for the rest, which may differ for them. */
export const changePerson = (queries: QueryClient, { wasSignedIn }: { wasSignedIn: boolean }): void => {
  const isPersonal = { predicate: ({ meta }: Query) => meta?.isPersonal === true }
  void queries.cancelQueries(isPersonal)
  queries.removeQueries(isPersonal)
  if (wasSignedIn) void queries.resetQueries(saysMoreToMembers)
  void queries.invalidateQueries()
}
