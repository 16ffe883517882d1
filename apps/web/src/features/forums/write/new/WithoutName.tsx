import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { forumTexts } from '@soundings/contract/forum'
import type { ReactNode } from 'react'
import css from './NewThread.module.css'

type Props = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Whether a name would tell who told the rest. */
  isForced?: boolean
  /** Whether photos were added, which cannot go along. */
  hasPhotos: boolean
  error?: ReactNode
}

/** Tells an incident without one’s name, and who can find it out all the same. */
export const WithoutName = ({ isOn, onChange, isForced = false, hasPhotos, error }: Props) => (
  <div className={css.without}>
    <Checkbox
      classNames={{ body: css.word, label: css.check, error: css.error, input: css.box }}
      label="Without my name"
      checked={isOn}
      disabled={isForced}
      data-path="isAnonymous"
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <p className={css.about}>
      Nobody else learns who wrote it: not here, not on your profile and not in searches. Only moderators can
      find out, and it’s recorded when they do.
    </p>
    {isForced && <p className={css.about}>{forumTexts.staysAnonymous}</p>}
    {isOn && hasPhotos && <p className={css.about}>{forumTexts.anonymousPhotos} Yours are left out.</p>}
  </div>
)
