import type { ComponentType, ReactNode } from 'react'
import css from './Notice.module.css'

type Props = {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  title: string
  /** h1 when the notice is the whole page. */
  level?: 1 | 2 | 3
  /** `alert` is read out at once, `status` when there is time. */
  role?: 'alert' | 'status'
  children: ReactNode
  /** The way on. */
  action?: ReactNode
}

/** Says what happened where content would be, and offers one way on. */
export const Notice = ({ icon: Icon, title, level = 2, role, children, action }: Props) => {
  const Heading = `h${level}` as const
  return (
    <div className={css.notice} role={role}>
      <span className={css.icon}>
        <Icon size={26} stroke={1.7} aria-hidden={true} />
      </span>
      <Heading className={css.title} {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      <div className={css.text}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
