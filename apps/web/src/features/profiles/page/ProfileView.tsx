import type { PreviewReader, Profile } from '@soundings/contract/profile'
import { IconFish } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EarnedRows } from '#shared/achievements/EarnedRows.tsx'
import { useTitle } from '#shared/lib/use-title.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { isBare, nameOf } from '../profile.view.ts'
import { Head } from './Head.tsx'
import { LifeList } from './LifeList.tsx'
import { CertificationRows, DiveRows } from './logged.tsx'
import { ProfileFigures } from './ProfileFigures.tsx'
import css from './profile.module.css'
import { Section } from './Section.tsx'
import { Shared } from './Shared.tsx'
import { GroupRows, Timeline } from './shared-rows.tsx'
import { useProfileAddress } from './use-profile-address.ts'
import { WholeList } from './WholeList.tsx'

type Props = {
  profile: Profile
  actions: ReactNode
  /** As whom one looks at oneself, where it is not as oneself. */
  as?: PreviewReader | undefined
  isOwn?: boolean
  /** What else stands above the sections. */
  children?: ReactNode
}

const Nothing = ({ handle }: { handle: string }) => (
  <div className={css.notice}>
    <Notice icon={IconFish} title="Nothing to see here yet">
      <p>When {handle} has something to show, such as dives, photos or reports, it will appear here.</p>
    </Notice>
  </div>
)

/** A profile as its reader sees it: what is not there, or not for them, is left out. */
export const ProfileView = ({ profile, actions, as, isOwn = false, children }: Props) => {
  const { handle, stats, activity = [], certifications = [], recentDives = [], groups = [] } = profile
  const { achievements = [] } = profile
  const { show } = useProfileAddress()
  useTitle(profile.name ?? (isOwn ? 'Your profile' : handle))
  if (show) return <WholeList of={show} profile={profile} as={as} />
  const rail = certifications.length > 0 && (
    <Section title="Certifications" all="certifications" hasMore={certifications.length >= 5}>
      <CertificationRows items={certifications} />
    </Section>
  )
  return (
    <article className={css.stack} aria-label={nameOf(profile)}>
      <Head profile={profile} actions={actions} />
      {children}
      {stats && <ProfileFigures stats={stats} />}
      {isBare(profile) && !isOwn && <Nothing handle={handle} />}
      <div className={css.columns} data-single={recentDives.length + activity.length === 0}>
        <div className={css.stack}>
          {recentDives.length > 0 && (
            <Section title="Recent Dives" all="dives" hasMore={recentDives.length >= 5}>
              <DiveRows items={recentDives} />
            </Section>
          )}
          {activity.length > 0 && <Shared profile={profile} as={as} />}
        </div>
        <div className={css.stack}>
          {rail}
          {achievements.length > 0 && (
            <Section title="Achievements" all="achievements" hasMore={achievements.length >= 5}>
              <EarnedRows items={achievements} />
            </Section>
          )}
          <LifeList handle={handle} as={as} />
          {groups.length > 0 && (
            <Section title="Groups" all="groups" hasMore={groups.length >= 5}>
              <GroupRows items={groups} />
            </Section>
          )}
          {activity.length > 0 && (
            <Section title="Recent Activity" all="activity" hasMore={activity.length >= 5}>
              <Timeline items={activity} />
            </Section>
          )}
        </div>
      </div>
    </article>
  )
}
