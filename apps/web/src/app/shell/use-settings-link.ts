import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isSection } from '#features/settings/index.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { sessionChecked } from '#shared/session/session-store.ts'
import { parseSearch } from '../search-params.ts'

/** `?settings=sessions` on any page opens a member's settings at that part; the address then forgets it. */
export const useSettingsLink = (): void => {
  const asked = useRouterState({ select: ({ location }) => parseSearch(location.searchStr).settings })
  const navigate = useNavigate()

  const follow = useEffectEvent(async (section: string) => {
    const withoutIt = ({ settings: _, ...others }: Record<string, unknown>) => others
    void navigate({ to: '.', search: withoutIt, replace: true, resetScroll: false })
    const { user } = await sessionChecked()
    if (user && isSection(section)) showModal('settings', section)
  })

  useEffect(() => {
    if (asked !== undefined) void follow(asked)
  }, [asked])
}
