import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import menu from './menu.module.css'

type Props = {
  label: string
  /** The picture on the button. */
  icon: ReactNode
  /** In pixels. */
  width: number
  /** How the button looks; it usually lies on a picture. */
  variant?: 'scrim' | 'default' | 'quiet'
  /** Items of Mantine's menu. */
  children: ReactNode
}

/** A button on a picture with a menu. Escape closes the menu, wherever focus is, and nothing that lies below. */
export const ActionMenu = ({ label, icon, width, variant = 'scrim', children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
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
      position="bottom-end"
      offset={6}
      width={width}
      classNames={{ dropdown: menu.menu, item: menu.item }}
    >
      <Menu.Target>
        <ActionIcon ref={button} variant={variant} aria-label={label}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
