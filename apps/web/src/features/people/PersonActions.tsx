import { Button, Menu } from '@mantine/core'
import type { Person } from '@soundings/contract/person'
import {
  IconBan,
  IconBell,
  IconBellOff,
  IconCheck,
  IconDots,
  IconFlag,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { MessageLink } from '#shared/people/MessageLink.tsx'
import { showModal } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { AskBuddy } from './AskBuddy.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import css from './PersonActions.module.css'
import { actOn, type PersonAct, relationQuery } from './people.queries.ts'
import { useRelationsNews } from './use-relations-news.ts'

type Props = {
  person: Person
  /** What stands in the request at first. */
  line?: string
}

/** What one can do about somebody else: add them as a buddy, mute, block or report them. Nothing about oneself. */
export const PersonActions = (props: Props) => {
  const meId = useSession(({ user }) => user?.id)
  if (meId === props.person.id) return null
  if (meId === undefined)
    return (
      <Button variant="main" leftSection={<IconUserPlus {...icon} />} onClick={() => showModal('login')}>
        Add buddy
      </Button>
    )
  return <MemberActions {...props} />
}

const said: Partial<Record<PersonAct, (handle: string) => string>> = {
  accept: (handle) => `You and @${handle} are dive buddies now`,
  mute: (handle) => `@${handle} is muted. You won’t get notifications about them.`,
  unmute: (handle) => `@${handle} is no longer muted`,
  unblock: (handle) => `@${handle} is no longer blocked`,
}

type Open = 'ask' | 'block' | 'report'

const MemberActions = ({ person, line }: Props) => {
  const { id, handle } = person
  const queries = useQueryClient()
  const { data: relation, dataUpdatedAt } = useQuery(relationQuery(id))
  useRelationsNews(dataUpdatedAt)
  const [open, setOpen] = useState<Open | null>(null)
  const wasReported = useWasWanted(open === 'report')
  const close = () => setOpen(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: PersonAct) => actOn(queries, act, id),
    onSuccess: (_, act) => {
      const words = said[act]?.(handle)
      if (words) toast.success(words)
    },
    onError: (error) => toast.error(wordsOf(error, 'That didn’t work. Please try again.')),
  })
  if (!relation) return null
  const { buddy, isBlocked, isMuted } = relation
  const loading = (act: PersonAct) => isPending && variables === act
  return (
    <div className={css.actions}>
      {isBlocked ? (
        <Button variant="default" loading={loading('unblock')} onClick={() => mutate('unblock')}>
          Unblock
        </Button>
      ) : (
        <>
          {buddy === 'none' && (
            <Button variant="default" leftSection={<IconUserPlus {...icon} />} onClick={() => setOpen('ask')}>
              Add buddy
            </Button>
          )}
          {buddy === 'requested' && (
            <>
              <span className={css.state}>Requested</span>
              <Button variant="quiet" loading={loading('end')} onClick={() => mutate('end')}>
                Withdraw
              </Button>
            </>
          )}
          {buddy === 'incoming' && (
            <>
              <Button variant="main" loading={loading('accept')} onClick={() => mutate('accept')}>
                Accept
              </Button>
              <Button variant="quiet" loading={loading('decline')} onClick={() => mutate('decline')}>
                Decline
              </Button>
            </>
          )}
          {buddy === 'buddies' && (
            <span className={css.state}>
              <IconCheck {...icon} />
              Buddies
            </span>
          )}
          <MessageLink person={person} />
        </>
      )}
      <ActionMenu label={`More about @${handle}`} icon={<IconDots {...icon} />} width={220} variant="default">
        {buddy === 'buddies' && (
          <Menu.Item leftSection={<IconUserMinus {...icon} />} onClick={() => mutate('end')}>
            Remove buddy
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
          onClick={() => mutate(isMuted ? 'unmute' : 'mute')}
        >
          {isMuted ? 'Unmute' : 'Mute'}
        </Menu.Item>
        {!isBlocked && (
          <Menu.Item leftSection={<IconBan {...icon} />} onClick={() => setOpen('block')}>
            Block…
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => setOpen('report')}>
          Report…
        </Menu.Item>
      </ActionMenu>
      <AskBuddy
        person={person}
        opened={open === 'ask'}
        onClose={close}
        {...(line !== undefined && { line })}
      />
      <BlockDialog person={person} opened={open === 'block'} onClose={close} />
      {wasReported && (
        <Suspense>
          <FlagDialog
            name={`@${handle}`}
            item={{ type: 'people', itemId: id }}
            opened={open === 'report'}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
