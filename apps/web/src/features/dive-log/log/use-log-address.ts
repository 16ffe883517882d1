import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type LogSearch, questionOf } from './log.view.ts'

/** What the address asks of the log, and the way to ask otherwise. */
export const useLogAddress = () => {
  const search = useSearch({ from: '/dive-log' })
  const navigate = useNavigate({ from: '/dive-log' })
  const change = useCallback(
    (part: Partial<LogSearch>) =>
      void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false }),
    [navigate],
  )
  const question = useMemo(() => questionOf(search), [search])
  return { search, question, change }
}
