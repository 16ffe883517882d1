import { useQuery } from '@tanstack/react-query'
import { codeOf, failureOf } from '#shared/api/failure.ts'
import { type ItemName, previewQuery } from './moderation.queries.ts'

const nothing: ItemName = { type: 'dive_sites', id: '' }

/**
 * Everything about the item that is open. `isGone`: the server said that it is no longer pending. What this page decides
 * is not asked for again: there is nothing to answer once it is decided.
 */
export const usePreview = (name: ItemName | undefined, isDecided: boolean) => {
  const query = useQuery({ ...previewQuery(name ?? nothing), enabled: name !== undefined && !isDecided })
  const { error } = query
  const isGone = failureOf(error).kind === 'missing' || codeOf(error) === 'already-decided'
  return { ...query, isGone }
}
