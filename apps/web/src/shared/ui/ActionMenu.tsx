import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { MenuOnPress } from './MenuOnPress.tsx'

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

/** A button on a picture with a menu. */
export const ActionMenu = ({ label, icon, width, variant = 'scrim', children }: Props) => (
  <MenuOnPress
    position="bottom-end"
    width={width}
    button={(props) => (
      <ActionIcon variant={variant} aria-label={label} {...props}>
        {icon}
      </ActionIcon>
    )}
  >
    {children}
  </MenuOnPress>
)
