import type { ReactNode } from 'react'
import css from './Box.module.css'

type Props = { title: string; headingId?: string; children: ReactNode }

/** One card of the rail beside the facts. */
export const Box = ({ title, headingId, children }: Props) => (
  <section className={css.box}>
    <h2 id={headingId} className={css.title}>
      {title}
    </h2>
    {children}
  </section>
)
