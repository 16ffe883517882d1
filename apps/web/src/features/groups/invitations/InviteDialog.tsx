import type { Group } from '@soundings/contract/groups'
import { useState } from 'react'
import { FreshLink } from '#shared/ui/FreshLink.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import css from './invitations.module.css'
import { NewInvite } from './NewInvite.tsx'
import { OpenInvites } from './OpenInvites.tsx'

type Props = { group: Group; opened: boolean; onClose: () => void }

/** Makes links that let people into a group, and takes them back. */
export const InviteDialog = ({ group, opened, onClose }: Props) => {
  const [url, setUrl] = useState<string | null>(null)
  return (
    <FormModal opened={opened} onClose={onClose} title={`Invite to ${group.name}`} size={520}>
      <div className={css.dialog}>
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
