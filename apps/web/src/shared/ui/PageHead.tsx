import type { ReactNode } from 'react'
import css from './PageHead.module.css'

type Props = {
  title: string
  /** What the page is for, in a line. */
  lead: ReactNode
  /** What can be done here. */
  children?: ReactNode
}

/** The head of a page: its name, what it is for, and beside them what can be done. */
export const PageHead = ({ title, lead, children }: Props) => (
  <header className={css.head}>
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.lead}>{lead}</p>
    </div>
    {children}
  </header>
)
