import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ModerationDesk } from '#features/moderation/index.ts'
import { useTitle } from '#shared/lib/use-title.ts'

/** What waits for review. The address says which kind is shown and what is open. */
export const ModerationPage = () => {
  const { type, item } = useSearch({ from: '/moderator/report' })
  const go = useNavigate({ from: '/moderator/report' })
  useTitle('Report Submissions')
  return (
    <Suspense>
      <ModerationDesk
        typeName={type}
        onType={(next) => void go({ search: { type: next, item: undefined }, replace: true })}
        itemName={item}
        onOpen={(key, how) =>
          void go({ search: (said) => ({ ...said, item: key }), replace: how !== 'step' })
        }
      />
    </Suspense>
  )
}
