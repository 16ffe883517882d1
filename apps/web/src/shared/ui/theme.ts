import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Skeleton,
} from '@mantine/core'
import controls from './controls.module.css'

/** Mantine wants ten shades of a colour. Ours are tokens that already know the theme, so all ten are the same. */
const token = (name: string): MantineColorsTuple => {
  const value = `var(--${name})`
  return [value, value, value, value, value, value, value, value, value, value]
}

/** Mantine in the words of tokens.css. */
export const theme = createTheme({
  fontFamily: 'var(--font-ui)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '680' },
  fontSizes: {
    xs: 'var(--text-tag)',
    sm: 'var(--text-body)',
    md: 'var(--text-body)',
    lg: 'var(--text-lead)',
  },
  radius: { xs: 'var(--r1)', sm: 'var(--r1)', md: 'var(--r2)', lg: 'var(--r3)', xl: 'var(--r4)' },
  defaultRadius: 'md',
  colors: {
    tide: token('tide'),
    buoy: token('buoy'),
    success: token('success'),
    warning: token('warning'),
    error: token('error'),
  },
  primaryColor: 'tide',
  cursorType: 'pointer',
  respectReducedMotion: true,
  activeClassName: '',
  components: {
    Button: Button.extend({ classNames: { root: controls.button, section: controls.section } }),
    ActionIcon: ActionIcon.extend({ classNames: { root: controls.icon } }),
    Skeleton: Skeleton.extend({ classNames: { root: controls.skeleton } }),
  },
})

const fromTokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink2)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-anchor': 'var(--tide)',
  '--mantine-color-placeholder': 'var(--ink2)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink2)',
  '--mantine-color-disabled-border': 'var(--line)',
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
})
