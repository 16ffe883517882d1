import type { FoundPost } from '@soundings/contract/forum'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import type { ForumSearch } from '../forums-search.ts'
import { foundPostsQuery } from './search.queries.ts'

const path = '/community/forums/search'

/** What the address asks for, and the way to ask otherwise. */
export const useForumSearch = () => {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  const change = useCallback(
    (part: ForumSearch) =>
      void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false }),
    [navigate],
  )
  return { search, change }
}

const byPost = ({ postId }: FoundPost) => postId

/** The posts that were found; those of the words before stay until the answer is there. */
export const useFoundPosts = (search: ForumSearch) =>
  usePages({ ...foundPostsQuery(search), placeholderData: (shown) => shown }, byPost)
