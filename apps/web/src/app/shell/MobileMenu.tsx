import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './MobileMenu.module.css'
import { isAt, navigation } from './navigation.ts'

type Props = { isOpen: boolean; onClose: () => void; pathname: string }

/**
 * The navigation on a narrow screen. The browser's own modal dialog keeps focus inside, gives it back and knows
 * Escape; a choice, a press outside and a window that grows wide close it too.
 */
export const MobileMenu = ({ isOpen, onClose, pathname }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const isMobile = useIsMobile()
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isMobile) close()
  }, [isMobile])

  useEffect(() => {
    const menu = dialog.current
    if (!isOpen || !menu) return
    menu.showModal()
    return () => menu.close()
  }, [isOpen])

  useEffect(() => {
    const menu = dialog.current
    // Its content fills the dialog, so only a press beside it reaches the dialog itself.
    const onPress = ({ target }: MouseEvent) => target === menu && close()
    menu?.addEventListener('click', onPress)
    return () => menu?.removeEventListener('click', onPress)
  }, [])

  return (
    <dialog ref={dialog} className={css.menu} aria-label="Menu" onClose={onClose}>
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
        </nav>
      </div>
    </dialog>
  )
}
