import { IconAlertTriangle } from '@tabler/icons-react'
import { icon } from '../icons.ts'
import css from './FormProblem.module.css'

/** What is wrong with a form as a whole, read out when it appears. */
export const FormProblem = ({ children }: { children: string | null }) => (
  <div role="alert">
    {children && (
      <p className={css.problem}>
        <IconAlertTriangle {...icon} />
        {children}
      </p>
    )}
  </div>
)
