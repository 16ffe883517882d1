import { Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconPencilPlus } from '@tabler/icons-react'
import { useSession } from '#shared/session/session-store.ts'
import { useWriter } from '#shared/session/use-writer.ts'
import { icon } from '#shared/ui/icons.ts'
import { openReportForm } from '../outbox/report-form-store.ts'

type Props = {
  site: Pick<Site, 'id' | 'siteName' | 'region' | 'country'>
  /** What the button says to members; without it they get none, as the page has one already. */
  label?: string
}

/** Leads to a report of your own; people who are not signed in are asked to log in first, and guests do not see it. */
export const Invite = ({ site, label }: Props) => {
  const { isGuest, authChecked } = useSession()
  const isMember = useWriter() !== null
  if (isMember ? label === undefined : isGuest || !authChecked) return null
  const open = () =>
    openReportForm({ id: site.id, siteName: site.siteName, region: site.region, country: site.country })
  return (
    <Button
      variant={isMember ? 'main' : 'default'}
      leftSection={isMember && <IconPencilPlus {...icon} />}
      onClick={open}
    >
      {isMember ? label : 'Log in to write a report'}
    </Button>
  )
}
