import { VisuallyHidden } from '@mantine/core'
import { passwordRequirements } from '@soundings/contract/auth'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import css from './PasswordRequirements.module.css'

/** What a password must have, and what of it this one has by now. */
export const PasswordRequirements = ({ id, password }: { id: string; password: string }) => (
  <ul id={id} className={css.list} aria-label="Password requirements">
    {passwordRequirements.map(({ key, text, holds }) => {
      const isMet = holds(password)
      const Mark = isMet ? IconCircleCheckFilled : IconCircle
      return (
        <li key={key} data-met={isMet}>
          <Mark size={16} stroke={1.9} aria-hidden="true" />
          {text}
          <VisuallyHidden>{isMet ? ', met' : ', not met yet'}</VisuallyHidden>
        </li>
      )
    })}
  </ul>
)
