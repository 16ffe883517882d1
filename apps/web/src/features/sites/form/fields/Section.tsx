import { type ReactNode, useId } from 'react'
import css from './Section.module.css'

type Props = { title: string; lead?: string; children: ReactNode }

/** Fields that belong together, under what they are about. */
export const Section = ({ title, lead, children }: Props) => {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
