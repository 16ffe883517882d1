import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Menu, type MenuProps } from '@mantine/core'
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import menu from './menu.module.css'

type ButtonProps = {
  ref?: Ref<HTMLButtonElement>
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: false
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

type Props = Pick<MenuProps, 'position' | 'width'> & {
  button: (props: ButtonProps) => ReactElement
  /** Items of Mantine’s menu. */
  children: ReactNode
}

/**
 * A button that opens a menu. The menu is made when it is first opened: one that waits closed measures and watches its
 * button, while the page starts. Escape closes it, wherever focus is, and nothing that lies below.
 */
export const MenuOnPress = ({ button, children, ...look }: Props) => {
  const [made, setMade] = useState<{ hadFocus: boolean } | null>(null)
  if (made)
    return (
      <Opened button={button} hadFocus={made.hadFocus} {...look}>
        {children}
      </Opened>
    )
  return button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // Where a press gives a button no focus, the text field that has it keeps it.
    onClick: ({ currentTarget }) => setMade({ hadFocus: document.activeElement === currentTarget }),
  })
}

/** The menu from its first opening on. */
const Opened = ({ button, hadFocus, children, ...look }: Props & { hadFocus: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; the menu gives focus back to what has it when it opens.
    if (hadFocus) own.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [hadFocus])
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      own.current?.focus()
    }
    // Ahead of everything else that knows the key.
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [isOpen])
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      offset={6}
      classNames={{ dropdown: menu.menu, item: menu.item }}
      {...look}
    >
      <Menu.Target>{button({ ref: own })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
