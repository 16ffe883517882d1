import { type ReactNode, useId } from 'react'
import css from './Part.module.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** One thing to set, with its heading. */
export const Part = ({ title, lead, children }: Props) => {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {lead && <div className={css.lead}>{lead}</div>}
      {children}
    </section>
  )
}
