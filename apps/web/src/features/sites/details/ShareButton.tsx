import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconFileDownload, IconLink, IconPrinter, IconShare2 } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import menu from '#shared/ui/menu.module.css'
import { canShare, copyLink, downloadSite, printBriefing, shareSite } from './take-away.ts'

/** Opens the share sheet of the device; where there is none, a menu of ways to take the site along. */
export const ShareButton = ({ site }: { site: Site }) => {
  const share = (
    <ActionIcon
      variant="scrim"
      aria-label="Share"
      {...(canShare() && { onClick: () => void shareSite(site) })}
    >
      <IconShare2 {...icon} />
    </ActionIcon>
  )
  if (canShare()) return share
  return (
    <Menu
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      offset={6}
      width={210}
      classNames={{ dropdown: menu.menu, item: menu.item }}
    >
      <Menu.Target>{share}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copyLink(site)}>
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
      </Menu.Dropdown>
    </Menu>
  )
}
