import type { Group } from '@soundings/contract/groups'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { InviteByName } from '#features/people/index.ts'
import { FreshLink } from '#shared/ui/FreshLink.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { inviteMember } from '../groups.queries.ts'
import css from './invitations.module.css'
import { NewInvite } from './NewInvite.tsx'
import { OpenInvites } from './OpenInvites.tsx'

type Props = { group: Group; opened: boolean; onClose: () => void }

/** Invites people into a group by name, or makes links that let them in, and takes these back. */
export const InviteDialog = ({ group, opened, onClose }: Props) => {
  const queries = useQueryClient()
  const [url, setUrl] = useState<string | null>(null)
  return (
    <FormModal opened={opened} onClose={onClose} title={`Invite to ${group.name}`} size={520}>
      <div className={css.dialog}>
        <Suspense fallback={<div className={css.space} />}>
          <InviteByName
            description="They’re told, and can join at once. You can take an invitation back under Members."
            invite={({ id }) => inviteMember(queries, group.id, id)}
          />
        </Suspense>
        <h3 className={css.title}>Or send a link</h3>
        <p>
          Whoever opens the link can join at once, without asking. You can take a link back at any time; who
          came in by it stays.
        </p>
        {url === null ? (
          <NewInvite
            groupId={group.id}
            onMade={(path) => setUrl(new URL(path, window.location.origin).href)}
          />
        ) : (
          <FreshLink
            url={url}
            title={group.name}
            text={`Join ${group.name} on Soundings`}
            description="Copy it now. It can’t be shown again later."
            onAnother={() => setUrl(null)}
          />
        )}
        {opened && <OpenInvites groupId={group.id} />}
      </div>
    </FormModal>
  )
}
