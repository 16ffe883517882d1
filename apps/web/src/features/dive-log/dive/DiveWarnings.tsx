import type { DiveWarning } from '@soundings/contract/dive-log'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { icon } from '#shared/ui/icons.ts'
import css from './sheet.module.css'

/** What is allowed and may be a slip. */
export const DiveWarnings = ({ warnings }: { warnings: readonly DiveWarning[] }) =>
  warnings.length > 0 && (
    <ul className={css.warnings} aria-label="Please check">
      {warnings.map(({ code, message, diveId }) => (
        <li key={code}>
          <IconAlertTriangle {...icon} />
          <span>
            {message}{' '}
            {diveId !== null && (
              <Link to="/dive-log/$diveId" params={{ diveId }}>
                Open the other dive
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
