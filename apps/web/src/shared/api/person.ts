import type { Query, QueryClient } from '@tanstack/react-query'

/** Another person is here: forgets what was the last one's own, and asks anew for the rest, which may differ for them. */
export const changePerson = (queries: QueryClient): void => {
  const isPersonal = { predicate: ({ meta }: Query) => meta?.isPersonal === true }
  void queries.cancelQueries(isPersonal)
  queries.removeQueries(isPersonal)
  void queries.invalidateQueries()
}
