import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ProfileSearch, readProfileSearch } from '../profile-search.ts'

type Said = Record<string, unknown>

/** The address of this page with something else on it, for a link. */
export const profileLink = (parts: Partial<ProfileSearch>) =>
  ({ to: '.', search: (now: Said) => ({ ...now, ...parts }), resetScroll: 'show' in parts }) as const

/** What the address says of a profile, and how to change it. */
export const useProfileAddress = () => {
  const said = readProfileSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    ...said,
    put: (parts: Partial<ProfileSearch>) =>
      void navigate({
        to: '.',
        search: (now: Said) => ({ ...now, ...parts }),
        replace: true,
        resetScroll: false,
      }),
  }
}
