import { IconCircleCheck } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './News.module.css'

/** Says above a form what went well before. */
export const News = ({ children }: { children: string | null }) => (
  <div role="status">
    {children && (
      <p className={css.news}>
        <IconCircleCheck {...icon} />
        {children}
      </p>
    )}
  </div>
)
