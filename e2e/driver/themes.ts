export const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/**
 * What is looked at in both themes is looked at crosswise: light at a desk, dark on a phone. Contrast is a matter of the
 * theme and everything else of the layout, so each is seen once.
 */
export const isSeenElsewhere = (theme: Theme, isMobile: boolean): boolean => isMobile === (theme === 'light')
