import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { AccountPlace } from '#shared/feature.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './AccountMenu.module.css'
import { HeaderMenu } from './HeaderMenu.tsx'
import type { AccountAction } from './use-account.ts'

type Props = {
  name: string
  /** The address of the person's picture; their first letter stands for it where there is none. */
  picture?: string | null
  places: AccountPlace[]
  actions: AccountAction[]
}

/** What a member finds behind their name. */
export const AccountMenu = ({ name, picture, places, actions }: Props) => (
  <HeaderMenu
    label="Account"
    className={css.place}
    summary={
      <>
        {picture ? (
          <img className={css.picture} src={picture} alt="" width={28} height={28} />
        ) : (
          <span className={css.initial} aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
        )}
        <span className={css.name}>{name}</span>
      </>
    }
  >
    {(close) => (
      <>
        {places.map(({ label, icon: Picture, to, Badge }) => (
          <li key={label}>
            <Link to={to} onClick={close}>
              <Picture {...icon} />
              {label}
              {Badge && (
                <Suspense>
                  <Badge />
                </Suspense>
              )}
            </Link>
          </li>
        ))}
        {actions.map(({ label, icon: Picture, act }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                close()
                act()
              }}
            >
              <Picture {...icon} />
              {label}
            </button>
          </li>
        ))}
      </>
    )}
  </HeaderMenu>
)
