import type { ComponentProps } from 'react'

type Props = ComponentProps<'section'> & { 'aria-label': string }

/** A part that scrolls by itself, also with the keyboard. */
export const Scroller = (props: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section {...props} tabIndex={0} />
)
