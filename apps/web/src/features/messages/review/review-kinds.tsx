import type { FlaggedMessage } from '@soundings/contract/message-review'
import { Suspense } from 'react'
import { StandingPanel } from '#features/standing/index.ts'
import { flaggedKind } from '#shared/review/review-kind.ts'
import { ReportedMessages } from './ReportedMessages.tsx'

/** Messages that people report. */
export const flaggedMessage = flaggedKind<FlaggedMessage>({
  type: 'messages',
  reads: ['/api/moderator/people'],
  takenDown: () =>
    'Approving agrees with the report: it counts against who wrote the message, and they’re told without a name. The message stays.',
  main: ({ sender, messages }) => (
    <>
      <ReportedMessages messages={messages} />
      {sender && (
        <Suspense>
          <StandingPanel key={sender.id} person={sender} />
        </Suspense>
      )}
    </>
  ),
})
