import type { ComponentType, ReactNode } from 'react'

type ListProps = {
  /** The head of the desk, with a line of the list's own. */
  head: (line: ReactNode) => ReactNode
  /** What stands there until the list comes. */
  waiting: ReactNode
}

/** A list at the desk beside what waits for a decision. */
export type DeskList = {
  /** How the address names it; no kind is called so. */
  name: string
  /** Its name in the filter. */
  label: string
  List: ComponentType<ListProps>
}
