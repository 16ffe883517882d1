import { ActionIcon, Menu } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconFileDownload, IconLink, IconPrinter, IconShare2 } from '@tabler/icons-react'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { canShare } from '#shared/ui/share-link.ts'
import { copySiteLink, downloadSite, printBriefing, shareSite } from './take-away.ts'

/** Opens the share sheet of the device; where there is none, a menu of ways to take the site along. */
export const ShareButton = ({ site }: { site: Site }) => {
  if (canShare())
    return (
      <ActionIcon variant="scrim" aria-label="Share" onClick={() => void shareSite(site)}>
        <IconShare2 {...icon} />
      </ActionIcon>
    )
  return (
    <ActionMenu label="Share" icon={<IconShare2 {...icon} />} width={210}>
      <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copySiteLink(site)}>
        Copy link
      </Menu.Item>
      <Menu.Item leftSection={<IconFileDownload {...icon} />} onClick={() => downloadSite(site, 'gpx')}>
        Download GPX
      </Menu.Item>
      <Menu.Item leftSection={<IconFileDownload {...icon} />} onClick={() => downloadSite(site, 'kml')}>
        Download KML
      </Menu.Item>
      <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={printBriefing}>
        Print briefing
      </Menu.Item>
    </ActionMenu>
  )
}
