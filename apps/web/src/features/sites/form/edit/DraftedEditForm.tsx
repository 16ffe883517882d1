import type { Site } from '@soundings/contract/sites'
import { useFreshStart } from '#shared/drafts/use-fresh-start.ts'
import { openEditDraft } from '../draft/edit-draft.ts'
import { EditForm, type EditFormProps } from './EditForm.tsx'

type Props = Omit<EditFormProps, 'draft' | 'onStartOver'> & {
  personId: string
  /** The site as it was read. */
  read: Site
  /** What the note begins with, where nothing was noted before. */
  suggested?: string | undefined
}

/** The form of a known site, with what this person typed into it before, and the way to start over. */
export const DraftedEditForm = ({ personId, read, suggested, ...rest }: Props) => {
  const { draft, round, startOver } = useFreshStart(
    () => openEditDraft(personId, read, suggested),
    ({ base, typed, note }) =>
      (fresh) =>
        fresh.restore({ base, typed, note }),
  )
  return <EditForm key={round} draft={draft} onStartOver={startOver} {...rest} />
}
