import { IconMapOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from '#shared/ui/Notice.tsx'
import { type MapWords, siteWords } from './map-props.ts'

type Props = { why: string; title?: string; action?: ReactNode; words?: MapWords | undefined }

/** What stands where the map cannot. */
export const MapFailure = ({
  why,
  title = 'Failed to load the map API',
  action,
  words = siteWords,
}: Props) => (
  <Notice icon={IconMapOff} title={title} role="alert" action={action}>
    <p>
      {why} {words.same}
    </p>
  </Notice>
)
