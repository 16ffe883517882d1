import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Button, Menu } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconChevronDown, IconMap2 } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import menu from '#shared/ui/menu.module.css'
import { mapLinks } from './map-links.view.ts'

type Props = { site: Pick<Site, 'siteName' | 'coordinates'> }

/** The ways to see the place of a site in somebody's own maps app. */
export const OpenInMaps = ({ site }: Props) => (
  <Menu
    withinPortal={false}
    withInitialFocusPlaceholder={false}
    position="bottom-start"
    offset={6}
    width={230}
    classNames={{ dropdown: menu.menu, item: menu.item }}
  >
    <Menu.Target>
      <Button
        variant="default"
        leftSection={<IconMap2 {...icon} />}
        rightSection={<IconChevronDown {...icon} />}
      >
        Open in Maps
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {mapLinks(site, navigator.userAgent).map(({ name, address, isApp }) => (
        <Menu.Item
          key={name}
          component="a"
          href={address}
          {...(!isApp && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
