/**
 * A journey is made at both sizes where it looks at screens (`isAccessible`) or where the sizes differ in it. One that
 * tells of what happens is made where people do it: divers on a phone, moderators at a desk. A desk is light and a phone
 * dark, so what is looked at on the way at both sizes is looked at in both themes.
 */
export const atADesk = { tag: '@desk' }
export const onAPhone = { tag: '@phone' }

/**
 * A journey about the map. The browsers of all others draw none, as without a graphics card that takes more time than
 * everything else together: there, the map says that it cannot be drawn.
 */
export const withMap = { tag: '@map' }
export const withMapAtADesk = { tag: ['@map', '@desk'] }
export const withMapOnAPhone = { tag: ['@map', '@phone'] }

/**
 * For journeys about the app as a device keeps it. In all others its service worker does not install: fetching the whole
 * app anew for each of them takes more time than the journey.
 */
export const installed = { serviceWorkers: 'allow' } as const

/** For journeys about what moves. All others ask for less motion, which draws fewer pictures. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const
