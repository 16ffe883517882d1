import { isEnough, levelOf } from '@soundings/rules/people'
import { IconLock } from '@tabler/icons-react'
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense } from 'react'
import { loadModerationDesk } from '#features/moderation/index.ts'
import { loadRemovedList } from '#features/sites/index.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import css from '#shared/members/MembersOnly.module.css'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useSession } from '#shared/session/session-store.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { loadReviewKinds } from '../review-kinds.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An item that was opened over the list, which is one step back. */
    isOverList?: boolean
  }
}

const ModerationDesk = lazy(async () => {
  const [Desk, kinds, removed] = await Promise.all([
    loadModerationDesk(),
    loadReviewKinds(),
    loadRemovedList(),
  ])
  const lists = [removed]
  return {
    default: (props: Omit<ComponentProps<typeof Desk>, 'kinds' | 'lists'>) => (
      <Desk {...props} kinds={kinds} lists={lists} />
    ),
  }
})

const Desk = () => {
  const { type, item } = useSearch({ from: '/moderator/report' })
  const go = useNavigate({ from: '/moderator/report' })
  const isOverList = useLocation({ select: ({ state }) => state.isOverList === true })
  const { history } = useRouter()
  return (
    <Suspense>
      <ModerationDesk
        typeName={type}
        onType={(next) => void go({ search: { type: next, item: undefined }, replace: true })}
        itemName={item}
        onOpen={(key, how) =>
          void go({
            search: (said) => ({ ...said, item: key }),
            ...(how === 'step' ? { state: { isOverList: true } } : { state: true, replace: true }),
          })
        }
        onBack={() => {
          if (isOverList) history.back()
          else void go({ search: (said) => ({ ...said, item: undefined }), replace: true })
        }}
      />
    </Suspense>
  )
}

/** What waits for review. The address says which kind is shown and what is open. */
export const ModerationPage = () => {
  useTitle('Report Submissions')
  // Between a session that ran out and the next sign-in nobody's level is known: what was typed stays until then.
  const isModerator = useSession(({ user }) => user === null || isEnough(levelOf(user.groups), 'moderator'))
  return (
    <MembersOnly what="review submissions">
      {(personId) =>
        isModerator ? (
          <Desk key={personId} />
        ) : (
          <div className={css.page}>
            <Notice icon={IconLock} level={1} title="For Moderators">
              <p>Your account doesn’t have access to submissions.</p>
            </Notice>
          </div>
        )
      }
    </MembersOnly>
  )
}
