import type { Flagged, FlagPreview } from '@soundings/contract/moderation'
import { IconFlag } from '@tabler/icons-react'
import { type FlaggedKind, type ReviewKind, reviewKind } from '#shared/review/review-kind.ts'
import { FlagNote } from './FlagNote.tsx'
import { flagsText } from './flags.view.ts'

/** What people object to, each shown as the kind of what it is about shows that. */
export const flagKind = (kinds: readonly FlaggedKind[]): ReviewKind => {
  const kindOf = (about: Flagged | null) => kinds.find(({ type }) => type === about?.type)
  return reviewKind<FlagPreview>({
    type: 'flags',
    filterLabel: 'Flags',
    label: 'Flag',
    icon: IconFlag,
    reads: kinds.flatMap(({ reads }) => reads),
    reasons: [],
    reasonHint: 'Shown to the person who flagged it, with the note that nothing was changed.',
    selectionNote: flagsText,
    consequence: (preview) => {
      if (!preview) return 'Approving takes down the flagged content.'
      const { about } = preview
      const taken = about && kindOf(about)?.takenDown(about)
      return taken ?? 'The flagged content is no longer public, so approving only closes the flag.'
    },
    main: ({ flag, about }, map) => (
      <>
        <FlagNote flag={flag} />
        {about && kindOf(about)?.main(about, map)}
      </>
    ),
    rail: ({ about }) => about && kindOf(about)?.rail?.(about),
  })
}
