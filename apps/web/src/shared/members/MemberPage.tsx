import { diveLogPages } from '@soundings/contract/dive-log-pages'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './MemberPage.module.css'

type Props = {
  title: string
  about: ReactNode
  isWaiting: boolean
  /** What can be done here, beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A page of a member’s own things, below their dive log. */
export const MemberPage = ({ title, about, isWaiting, action, children }: Props) => (
  <article className={css.page} aria-busy={isWaiting}>
    <header className={css.head}>
      <Link className={css.back} to={diveLogPages.log}>
        <IconArrowLeft {...icon} />
        Dive Log
      </Link>
      <div className={css.titleRow}>
        <h1 tabIndex={-1}>{title}</h1>
        {action}
      </div>
      <p className={css.quiet}>{about}</p>
    </header>
    {children}
  </article>
)
