import type { Site } from '@soundings/contract/sites'
import { useState } from 'react'
import { toast } from '#shared/ui/toast.tsx'
import { openEditDraft } from '../draft/edit-draft.ts'
import { EditForm, type EditFormProps } from './EditForm.tsx'

type Props = Omit<EditFormProps, 'draft' | 'onStartOver'> & {
  personId: string
  /** The site as it was read. */
  read: Site
}

/** The form of a known site, with what this person typed into it before, and the way to start over. */
export const DraftedEditForm = ({ personId, read, ...rest }: Props) => {
  const [draft, setDraft] = useState(() => openEditDraft(personId, read))
  const [round, setRound] = useState(0)

  const startOver = () => {
    const before = { base: draft.base, typed: draft.typed, note: draft.note }
    const reopen = () => {
      setDraft(openEditDraft(personId, read))
      setRound((round) => round + 1)
    }
    draft.forget()
    reopen()
    toast.tell({
      message: 'Started over',
      action: {
        label: 'Undo',
        act: () => {
          openEditDraft(personId, read).restore(before)
          reopen()
        },
      },
      isKept: false,
    })
  }
  return <EditForm key={round} draft={draft} onStartOver={startOver} {...rest} />
}
