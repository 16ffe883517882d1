/**
 * A journey is made at both sizes. One that tells of something with no layout of its own is made at one of them, and one
 * that only a keyboard or a finger can make where there is one.
 */
export const atADesk = { tag: '@desk' }
export const onAPhone = { tag: '@phone' }
