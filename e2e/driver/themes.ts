import { atADesk, onAPhone } from './sizes.ts'

export const themes = ['light', 'dark'] as const

/**
 * What is looked at in both themes is looked at crosswise: light at a desk, dark on a phone. Contrast is a matter of the
 * theme and everything else of the layout, so each is seen once.
 */
export const sizeOfTheme = { light: atADesk, dark: onAPhone }
