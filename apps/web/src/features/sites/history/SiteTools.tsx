import { Menu } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { isEnough, levelOf } from '@soundings/rules/people'
import {
  type Icon,
  IconArrowMerge,
  IconDots,
  IconFlag,
  IconHistory,
  IconReceipt,
  IconTrash,
} from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useSession } from '#shared/session/session-store.ts'
import { useOpenTool } from '#shared/session/use-open-tool.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import type { SiteTool } from './site-tool.ts'

const SiteDialogs = lazy(() =>
  import('./SiteDialogs.tsx').then((module) => ({ default: module.SiteDialogs })),
)

type Offer = {
  tool: SiteTool
  label: string
  icon: Icon
  needs: 'member' | 'editor' | 'moderator' | 'admin'
  /** Whether it is for sites that everybody sees. */
  isForPublished: boolean
}

const offers: readonly Offer[] = [
  { tool: 'flag', label: 'Report a problem', icon: IconFlag, needs: 'member', isForPublished: true },
  { tool: 'history', label: 'History', icon: IconHistory, needs: 'editor', isForPublished: false },
  {
    tool: 'merge',
    label: 'Merge with another site',
    icon: IconArrowMerge,
    needs: 'editor',
    isForPublished: true,
  },
  { tool: 'sponsor', label: 'Sponsor', icon: IconReceipt, needs: 'admin', isForPublished: true },
  {
    tool: 'remove',
    label: 'Remove this site',
    icon: IconTrash,
    needs: 'moderator',
    isForPublished: false,
  },
]

/** A menu of what the person may do about a site; nothing for visitors. */
export const SiteTools = ({ site }: { site: Site }) => {
  const user = useSession((session) => session.user)
  if (!user) return null
  const level = levelOf(user.groups)
  const isPublished = site.approvalStatus === 'approved'
  const offered = offers.filter(
    ({ needs, isForPublished }) => isEnough(level, needs) && (isPublished || !isForPublished),
  )
  if (offered.length === 0) return null
  return <Tools key={`${user.id} ${site.id}`} personId={user.id} site={site} offered={offered} />
}

type Props = { personId: string; site: Site; offered: readonly Offer[] }

const Tools = ({ personId, site, offered }: Props) => {
  const tools = offered.map(({ tool }) => tool)
  const { open, had, choose, close } = useOpenTool(personId, `site ${site.id}`, tools)
  return (
    <>
      <ActionMenu label="More about this site" icon={<IconDots {...icon} />} width={238}>
        {offered.map(({ tool, label, icon: Picture }) => (
          <Menu.Item key={tool} leftSection={<Picture {...icon} />} onClick={() => choose(tool)}>
            {label}
          </Menu.Item>
        ))}
      </ActionMenu>
      {had.size > 0 && (
        <Suspense>
          <SiteDialogs site={site} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
