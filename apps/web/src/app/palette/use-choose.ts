import { forumPages } from '@soundings/contract/forum-pages'
import { useNavigate } from '@tanstack/react-router'
import { mobileBreakpoint } from '#shared/lib/use-is-mobile.ts'
import { roundedPosition } from '../explore/explore-search.ts'
import type { Option } from './options.ts'
import { hideOverlay } from './overlay-store.ts'
import { positionOfBounds } from './place-position.ts'
import { rememberChoice } from './recent-store.ts'

/** What stands beside and above the map, in pixels. */
const sidebar = 340
const header = 60

const isPhone = () => window.innerWidth <= mobileBreakpoint

const mapSize = () => {
  const { innerWidth, innerHeight } = window
  return {
    width: isPhone() ? innerWidth : innerWidth - sidebar,
    height: innerHeight - header,
  }
}

/** Does what an option of the palette promises. */
export const useChoose = (): ((option: Option) => void) => {
  const go = useNavigate()
  return (option) => {
    if (option.kind === 'action') {
      if (!option.action.staysOpen) hideOverlay()
      option.action.act(go)
      return
    }
    hideOverlay()
    if (option.kind === 'all') {
      void go({ to: '/explore', search: { q: option.words, view: 'list' } })
      return
    }
    if (option.kind === 'species') {
      void go({ to: '/species/$speciesId', params: { speciesId: option.species.id } })
      return
    }
    if (option.kind === 'forums') {
      void go({ to: forumPages.forumSearch, search: { q: option.words } })
      return
    }
    if (option.kind === 'ask') {
      void go({ to: '/', search: { ask: option.words, slide: isPhone() ? 'ask' : undefined } })
      return
    }
    rememberChoice(option)
    if (option.kind === 'site') {
      const { id, slug } = option.site
      void go({ to: '/sites/$siteId/{-$slug}', params: { siteId: id, slug } })
      return
    }
    const { kind, name, bounds } = option.place
    const position = roundedPosition(positionOfBounds(bounds, mapSize()))
    // A name with a comma in it would be read as two countries.
    const country = kind === 'country' && !name.includes(',') ? name : undefined
    // No facet narrows to a sea; its name does.
    const q = kind === 'sea' || kind === 'area' ? name : undefined
    void go({ to: '/explore', search: { country, q, view: 'map', ...position } })
  }
}
