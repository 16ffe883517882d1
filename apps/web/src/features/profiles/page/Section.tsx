import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { ShownList } from '../profile-search.ts'
import css from './rows.module.css'
import { profileLink } from './use-profile-address.ts'

type Props = { title: string; all: ShownList; hasMore: boolean; children: ReactNode }

/** A part of a profile, and the way to all of it. */
export const Section = ({ title, all, hasMore, children }: Props) => {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h2 id={id}>{title}</h2>
        {hasMore && (
          <Link {...profileLink({ show: all })} aria-label={`Show all: ${title}`}>
            Show all
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
