import { Link, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { galleryLink } from '#features/media/index.ts'
import { NotificationBell } from '#features/notifications/index.ts'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import { Account } from './Account.tsx'
import css from './Header.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { useHeaderPlace } from './header-place.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { isAt, useNavigation } from './navigation.ts'
import { SettingsButton } from './SettingsButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { UnitToggle } from './UnitToggle.tsx'

/** The pictures come with the first list that needs them; without them each has that of its type. */
const KindIcon = lazy(() =>
  import('./KindIcon.tsx').then(
    (module) => ({ default: module.KindIcon }),
    () => ({ default: ({ otherwise }: { otherwise: ReactNode }) => otherwise }),
  ),
)

/** Name, places and settings of the app, on top of every page. */
export const Header = () => {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const setPlace = useHeaderPlace((state) => state.setPlace)
  return (
    <header className={css.header}>
      <MobileMenu className={css.burger} />
      <Link to="/" className={css.brand} aria-label="Soundings">
        <FlagMark size={26} />
        <span className={css.name}>Soundings</span>
      </Link>
      <nav className={css.nav} aria-label="Main">
        {navigation
          .filter(({ underMore }) => underMore !== 'always')
          .map(({ to, label, at, underMore }) => (
            <Link
              key={to}
              to={to}
              activeProps={{}}
              aria-current={isAt(at, pathname) ? 'page' : undefined}
              data-under-more={underMore}
            >
              {label}
            </Link>
          ))}
        <Link {...galleryLink('all')} activeProps={{}} aria-current={false}>
          Photos
        </Link>
        <MoreMenu places={navigation.filter(({ underMore }) => underMore)} pathname={pathname} />
      </nav>
      <div ref={setPlace} className={css.place} />
      <div className={css.settings}>
        <HeaderSearch />
        <UnitToggle />
        <NotificationBell KindIcon={KindIcon} />
        <span className={css.theme}>
          <ThemeToggle />
        </span>
        <SettingsButton />
        <Account />
      </div>
    </header>
  )
}
