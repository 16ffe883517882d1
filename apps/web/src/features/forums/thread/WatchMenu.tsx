import { Button, Menu } from '@mantine/core'
import type { Thread } from '@soundings/contract/forum'
import type { WatchLevel } from '@soundings/contract/forum-fields'
import { type Icon, IconBell, IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { asMember } from '#shared/session/as-member.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { watch } from '../forum.queries.ts'
import css from './ThreadHead.module.css'

const levels: Record<WatchLevel, { icon: Icon; name: string; means: string }> = {
  watching: { icon: IconBellRinging, name: 'Watching', means: 'You hear of every reply.' },
  normal: {
    icon: IconBell,
    name: 'Normal',
    means: 'You hear of it when somebody answers, quotes or names you.',
  },
  muted: { icon: IconBellOff, name: 'Muted', means: 'You hear of nothing here.' },
}

/** How closely the reader follows a thread; a visitor logs in first. */
export const WatchMenu = ({ thread }: { thread: Pick<Thread, 'id' | 'watch'> }) => {
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  const choose = (level: WatchLevel) =>
    watch(queries, thread.id, level).then(
      () => toast.success(`${levels[level].name}: ${levels[level].means}`),
      (error) => toast.error(wordsOf(error, 'That couldn’t be saved.')),
    )
  if (!isMember)
    return (
      <Button
        variant="default"
        leftSection={<IconBell {...icon} />}
        onClick={() => void asMember('Log in to watch this post.', () => void choose('watching'))}
      >
        Watch
      </Button>
    )
  const { icon: Sign, name } = levels[thread.watch]
  return (
    <ActionMenu label={`Notifications: ${name}`} icon={<Sign {...icon} />} width={290} variant="default">
      {(Object.keys(levels) as WatchLevel[]).map((level) => {
        const { icon: Each, name: called, means } = levels[level]
        return (
          <Menu.CheckboxItem
            key={level}
            checked={level === thread.watch}
            closeMenuOnClick
            onChange={() => void choose(level)}
          >
            <span className={css.level}>
              <strong>
                <Each {...icon} />
                {called}
              </strong>
              <span>{means}</span>
            </span>
          </Menu.CheckboxItem>
        )
      })}
    </ActionMenu>
  )
}
