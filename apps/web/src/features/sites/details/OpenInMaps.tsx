import { Button, Menu } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconChevronDown, IconMap2 } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { MenuOnPress } from '#shared/ui/MenuOnPress.tsx'
import { mapLinks } from './map-links.view.ts'

type Props = { site: Pick<Site, 'siteName' | 'coordinates'> }

/** The ways to see the place of a site in somebody's own maps app. */
export const OpenInMaps = ({ site }: Props) => (
  <MenuOnPress
    position="bottom-start"
    width={230}
    button={(props) => (
      <Button
        variant="default"
        leftSection={<IconMap2 {...icon} />}
        rightSection={<IconChevronDown {...icon} />}
        {...props}
      >
        Open in Maps
      </Button>
    )}
  >
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
  </MenuOnPress>
)
