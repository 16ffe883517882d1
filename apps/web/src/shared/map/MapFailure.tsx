import { IconMapOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from '#shared/ui/Notice.tsx'

type Props = { why: string; title?: string; action?: ReactNode }

/** What stands where the map cannot. */
export const MapFailure = ({ why, title = 'Failed to load the map API', action }: Props) => (
  <Notice icon={IconMapOff} title={title} role="alert" action={action}>
    <p>{why} The list shows the same dive sites.</p>
  </Notice>
)
