import { diveLogPages } from '@soundings/contract/dive-log-pages'
import { Link } from '@tanstack/react-router'
import type { LogSearch } from '../log/log.view.ts'

type Props = {
  label: string
  /** What the log is asked for its dives; nothing where it cannot be asked. */
  search: LogSearch | undefined
}

/** What some dives have in common, leading to these dives in the log. */
export const LogLink = ({ label, search }: Props) =>
  search ? (
    <Link to={diveLogPages.log} search={search}>
      {label}
    </Link>
  ) : (
    label
  )
