import { Link } from '@tanstack/react-router'
import type { NavigationPlace } from '#shared/feature.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import css from './MoreMenu.module.css'
import { isAt } from './navigation.ts'

type Props = { places: readonly NavigationPlace[]; pathname: string }

/** The places of the main navigation that the header has no room for. */
export const MoreMenu = ({ places, pathname }: Props) =>
  places.length > 0 && (
    <HeaderMenu
      label="More"
      className={css.place}
      summary="More"
      isCurrent={places.some(({ at, underMore }) => underMore === 'always' && isAt(at, pathname))}
    >
      {(close) =>
        places.map(({ to, label, at, underMore }) => (
          <li key={to} data-under-more={underMore}>
            <Link
              to={to}
              activeProps={{}}
              aria-current={isAt(at, pathname) ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </Link>
          </li>
        ))
      }
    </HeaderMenu>
  )
