import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to a dive of the log. */
export const DiveLink = ({ diveId, children }: { diveId: string; children: ReactNode }) => (
  <Link to="/dive-log/$diveId" params={{ diveId }}>
    {children}
  </Link>
)
