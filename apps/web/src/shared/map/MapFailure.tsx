import { IconMapOff } from '@tabler/icons-react'
import { Notice } from '#shared/ui/Notice.tsx'

/** What stands where the map cannot. */
export const MapFailure = ({
  why,
  title = 'Failed to load the map API',
}: {
  why: string
  title?: string
}) => (
  <Notice icon={IconMapOff} title={title} role="alert">
    <p>{why} The list shows the same dive sites.</p>
  </Notice>
)
