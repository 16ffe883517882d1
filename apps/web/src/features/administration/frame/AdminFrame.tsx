import { administrationPages } from '@soundings/contract/administration-pages'
import { isEnough, levelOf } from '@soundings/rules/people'
import { IconLock } from '@tabler/icons-react'
import { Link, Navigate } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { useTitle } from '#shared/lib/use-title.ts'
import members from '#shared/members/MembersOnly.module.css'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useSession } from '#shared/session/session-store.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useTabInSight } from '#shared/ui/use-tab-in-sight.ts'
import css from './AdminFrame.module.css'
import { sections } from './sections.ts'

type Props = { label: string; Section: ComponentType }

/** The frame of the administration, and the way from section to section. */
const Frame = ({ label, Section }: Props) => {
  useTitle(`${label} · Administration`)
  const tabs = useTabInSight<HTMLElement>(label)
  // Between a session that ran out and the next sign-in nobody's level is known: what was typed stays until then.
  const isAdmin = useSession(({ user }) => user === null || isEnough(levelOf(user.groups), 'admin'))
  if (!isAdmin)
    return (
      <div className={members.page}>
        <Notice icon={IconLock} level={1} title="For Admins">
          <p>Your account doesn’t have access to the administration.</p>
        </Notice>
      </div>
    )
  return (
    <div className={css.page}>
      <PageHead title="Administration" lead="How this server does, and what can be done about it." />
      <nav ref={tabs} className={css.tabs} aria-label="Administration">
        {sections.map(({ to, label }) => (
          <Link key={to} to={to} className={css.tab} activeOptions={{ includeSearch: false }}>
            {label}
          </Link>
        ))}
      </nav>
      <Suspense>
        <Section />
      </Suspense>
    </div>
  )
}

/** A section in the frame of the administration, as a page. */
export const inFrame = (to: string, Section: ComponentType): ComponentType => {
  const label = sections.find((section) => section.to === to)?.label ?? 'Administration'
  const SectionInFrame = () => (
    <MembersOnly what="run this server">
      {(personId) => <Frame key={personId} label={label} Section={Section} />}
    </MembersOnly>
  )
  return SectionInFrame
}

/** The administration leads to its first section. */
export const ToFirstSection = () => <Navigate to={administrationPages.health} replace />
