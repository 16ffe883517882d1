import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTheme } from '#shared/theme/theme-store.ts'
import { icon } from '#shared/ui/icons.ts'

/** Day or night chart. */
export const ThemeToggle = () => {
  const { theme, toggle } = useTheme()
  const isDark = theme === 'dark'
  return (
    <ActionIcon
      variant="quiet"
      aria-label={isDark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      onClick={toggle}
    >
      {isDark ? <IconSun {...icon} /> : <IconMoon {...icon} />}
    </ActionIcon>
  )
}
