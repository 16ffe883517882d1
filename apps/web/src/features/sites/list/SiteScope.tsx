import type { SiteSet } from '@soundings/contract/sites'
import { useId, useState } from 'react'
import css from './SiteScope.module.css'

/** What a person may narrow the list to by who they are. */
export type PersonalFilters =
  | { state: 'signed-out' }
  | { state: 'signed-in'; scope: SiteSet; onScope: (scope: SiteSet) => void; onAddSite: () => void }

const scopes: readonly { key: SiteSet; label: string; why: string | null }[] = [
  { key: 'all', label: 'All', why: null },
  { key: 'my_sites', label: 'My Sites', why: 'Sign in to see your sites.' },
  { key: 'favorites', label: 'Favorites', why: 'Sign in to see your favorites.' },
]

/**
 * All sites, one's own, or one's favourites. Without somebody signed in the last two stay in reach and say why they do
 * nothing: when pointed at, when focused, when pressed.
 */
export const SiteScope = ({ filters }: { filters: PersonalFilters }) => {
  const id = useId()
  const [told, setTold] = useState<{ scope: SiteSet; isPressed: boolean } | null>(null)
  const isSignedIn = filters.state === 'signed-in'
  const chosen = isSignedIn ? filters.scope : 'all'
  const pressed = scopes.find(({ key }) => told?.isPressed && key === told.scope)

  return (
    <fieldset
      className={css.scopes}
      aria-label="Which dive sites"
      onKeyDown={({ key }) => {
        if (key === 'Escape') setTold(null)
      }}
    >
      {scopes.map(({ key, label, why }) => {
        const reason = isSignedIn ? null : why
        const point = () =>
          setTold((now) => (reason && now?.scope !== key ? { scope: key, isPressed: false } : now))
        return (
          <div key={key} className={css.scope} onPointerLeave={() => setTold(null)}>
            <button
              type="button"
              className={css.button}
              aria-pressed={key === chosen}
              aria-disabled={reason ? true : undefined}
              aria-describedby={reason ? `${id}-${key}` : undefined}
              onPointerEnter={point}
              onFocus={point}
              onBlur={() => setTold(null)}
              onClick={() => {
                if (isSignedIn) filters.onScope(key)
                else setTold(reason ? { scope: key, isPressed: true } : null)
              }}
            >
              {label}
            </button>
            {reason && (
              <span id={`${id}-${key}`} role="tooltip" className={css.why} data-shown={told?.scope === key}>
                {reason}
              </span>
            )}
          </div>
        )
      })}
      <span aria-live="polite" className={css.said}>
        {pressed?.why}
      </span>
    </fieldset>
  )
}
