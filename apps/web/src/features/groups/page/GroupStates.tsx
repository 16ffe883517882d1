import { Skeleton } from '@mantine/core'
import { groupsPath } from '@soundings/contract/groups-pages'
import { IconUsersGroup } from '@tabler/icons-react'
import { useLate } from '#shared/lib/use-late.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './GroupPage.module.css'

/** Where a group will stand. */
export const Waiting = () => {
  const isLate = useLate(true)
  return (
    <div className={css.page} role="status" aria-label="Loading the group">
      {isLate && (
        <>
          <Skeleton width={140} height={16} />
          <div className={css.head}>
            <Skeleton width={96} height={96} radius={22} />
            <div className={css.who}>
              <Skeleton height={34} width="55%" />
              <Skeleton height={16} width="35%" />
              <Skeleton height={44} />
            </div>
          </div>
          <Skeleton height={44} />
          <Skeleton height={130} radius="lg" />
          <Skeleton height={130} radius="lg" />
        </>
      )}
    </div>
  )
}

/** A group that does not exist, or not for whoever asks. */
export const NoGroup = () => (
  <Notice
    icon={IconUsersGroup}
    title="Group not found"
    level={1}
    role="alert"
    action={
      <ButtonLink variant="default" to={groupsPath}>
        All groups
      </ButtonLink>
    }
  >
    <p>It doesn’t exist, or it isn’t public. To join a private group, ask one of its members for a link.</p>
  </Notice>
)
