import type { Dive } from '@soundings/contract/dive-log'
import { useState } from 'react'
import { FreshLink } from '#shared/ui/FreshLink.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import css from '#shared/ui/sharing.module.css'
import { NewLink } from './NewLink.tsx'
import { OpenLinks } from './OpenLinks.tsx'

type Props = {
  dive: Pick<Dive, 'id' | 'siteName' | 'location'>
  opened?: boolean
  onClose: () => void
}

/** Makes links that show one dive to anybody who has them, and ends them. */
export const ShareDiveDialog = ({ dive, opened = true, onClose }: Props) => {
  const [url, setUrl] = useState<string | null>(null)
  return (
    <FormModal opened={opened} onClose={onClose} title="Share dive" size={520}>
      <div className={css.dialog}>
        <p>
          Anyone with the link can see where and when you dived, depth, duration, conditions and the animals
          you saw. Your log itself stays private. You can end a link at any time.
        </p>
        {url === null ? (
          <NewLink diveId={dive.id} onOpened={(opened) => setUrl(opened.url)} />
        ) : (
          <FreshLink
            url={url}
            title={dive.siteName}
            text={`${dive.siteName}, ${dive.location}`}
            description="Copy it now. For your privacy, it can’t be shown again later."
            onAnother={() => setUrl(null)}
          />
        )}
        <OpenLinks diveId={dive.id} />
      </div>
    </FormModal>
  )
}
