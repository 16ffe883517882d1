import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { FinderSearch } from './finder.view.ts'

/** What the address asks of the finder, and the way to ask otherwise. */
export const useFinderAddress = () => {
  const search = useSearch({ from: '/buddies' })
  const navigate = useNavigate({ from: '/buddies' })
  const change = useCallback(
    (part: FinderSearch) =>
      void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false }),
    [navigate],
  )
  return { search, change }
}
