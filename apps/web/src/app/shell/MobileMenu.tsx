import { ActionIcon } from '@mantine/core'
import { IconKeyboard, IconMenu2, IconSearch, IconSettings, IconX } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { memo, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { galleryLink } from '#features/media/index.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import { icon } from '#shared/ui/icons.ts'
import { type Overlay, showOverlay } from '../palette/overlay-store.ts'
import css from './MobileMenu.module.css'
import { isAt, useNavigation } from './navigation.ts'
import { useAccount } from './use-account.ts'
import { useModal } from './use-modal.ts'

type ContentsProps = { pathname: string; onClose: () => void }

/** What the menu holds. It is drawn with the page, so that opening it draws nothing but the menu coming in. */
const Contents = memo(({ pathname, onClose }: ContentsProps) => {
  const { kind, name, places, actions } = useAccount()
  const navigation = useNavigation()
  const choose = (act: () => void) => {
    onClose()
    act()
  }
  const show = (overlay: Overlay) => choose(() => showOverlay(overlay))

  return (
    <div className={css.inside}>
      <div className={css.head}>
        <ActionIcon variant="quiet" aria-label="Close menu" onClick={onClose}>
          <IconX {...icon} size={22} />
        </ActionIcon>
        <FlagMark size={26} />
        <span className={css.name}>Soundings</span>
      </div>
      <nav className={css.places} aria-label="Menu">
        {navigation.map(({ to, label, at }) => (
          <Link
            key={to}
            to={to}
            activeProps={{}}
            aria-current={isAt(at, pathname) ? 'page' : undefined}
            onClick={onClose}
          >
            {label}
          </Link>
        ))}
        <Link {...galleryLink('all')} activeProps={{}} aria-current={false} onClick={onClose}>
          Photos
        </Link>
      </nav>
      {actions.length > 0 && (
        <div className={css.tools}>
          {name && <p className={css.who}>{name}</p>}
          {places.map(({ label, icon: Picture, to, Badge }) => (
            <Link key={label} to={to} onClick={onClose}>
              <Picture {...icon} />
              {label}
              {Badge && (
                <Suspense>
                  <Badge />
                </Suspense>
              )}
            </Link>
          ))}
          {actions.map(({ label, icon: Picture, act }) => (
            <button key={label} type="button" onClick={() => choose(act)}>
              <Picture {...icon} />
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={css.tools}>
        {kind !== 'member' && (
          <button type="button" onClick={() => choose(() => showModal('settings'))}>
            <IconSettings {...icon} />
            Settings
          </button>
        )}
        <button type="button" onClick={() => show('palette')}>
          <IconSearch {...icon} />
          Search
        </button>
        <button type="button" onClick={() => show('shortcuts')}>
          <IconKeyboard {...icon} />
          Keyboard shortcuts
        </button>
      </div>
    </div>
  )
})

/**
 * The button of the menu, and the menu: the navigation on a narrow screen, and what has no room in its header. A choice
 * and a window that grows wide close it too.
 */
export const MobileMenu = ({ className }: { className: string | undefined }) => {
  const { pathname, href } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const isMobile = useIsMobile()
  // The menu is open for the address it was opened at: any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === href
  const close = useCallback(() => setOpenAt(null), [])

  useModal(dialog, isOpen, close)

  useEffect(() => {
    if (!isMobile) close()
  }, [isMobile, close])

  return (
    <>
      <ActionIcon
        className={className}
        variant="quiet"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(href)}
      >
        <IconMenu2 {...icon} size={22} />
      </ActionIcon>
      <dialog ref={dialog} className={css.menu} aria-label="Menu">
        <Contents pathname={pathname} onClose={close} />
      </dialog>
    </>
  )
}
