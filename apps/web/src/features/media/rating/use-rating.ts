import type { Photo, Ratings } from '@soundings/contract/media'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changeKnown, ownRatingQuery, photoQuery, ratePhoto } from '../media.queries.ts'
import { withRating } from './rating.view.ts'

const rated =
  ({ average, count }: Ratings) =>
  (photo: Photo): Photo => ({ ...photo, averageRating: average, ratingCount: count })

/** The person's rating of a photo: shown at once, taken back when it does not arrive, sent in the order of pressing. */
export const useRating = (photo: Photo) => {
  const { id, averageRating: average, ratingCount: count } = photo
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  const { data, isPending } = useQuery({
    ...ownRatingQuery(id),
    enabled: isMember && photo.approvalStatus === 'approved',
  })
  const { queryKey } = ownRatingQuery(id)

  const show = (own: number | null, ratings: Ratings) => {
    queries.setQueryData(queryKey, own)
    changeKnown(queries, id, rated(ratings))
  }

  const { mutate } = useMutation({
    scope: { id: `rate ${id}` },
    mutationFn: (rating: number) => ratePhoto(id, rating),
    onMutate: async (rating) => {
      await queries.cancelQueries({ queryKey })
      const before = { own: data ?? null, ratings: { average, count } }
      show(rating, withRating(before.ratings, before.own, rating))
      return before
    },
    onSuccess: (ratings, rating) => show(rating, ratings),
    onError: (error, _rating, before) => {
      if (before) show(before.own, before.ratings)
      toast.error(wordsOf(error, 'Your rating couldn’t be saved'))
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: photoQuery(id).queryKey })
    },
  })

  return { own: data ?? null, isKnown: !isPending, rate: (rating: number) => mutate(rating) }
}
