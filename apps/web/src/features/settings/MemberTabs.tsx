import { Tabs } from '@mantine/core'
import type { Me } from '@soundings/contract/auth'
import { profilesPages } from '@soundings/contract/profiles-pages'
import { type ReactNode, Suspense, useState } from 'react'
import { AvatarChoice } from '#features/media/index.ts'
import { KeptAwayLists } from '#features/people/index.ts'
import { closeModal } from '#shared/session/modal-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import tabs from '#shared/ui/tabs.module.css'
import { useTabInSight } from '#shared/ui/use-tab-in-sight.ts'
import { ChangeEmail } from './account/ChangeEmail.tsx'
import { ChangePassword } from './account/ChangePassword.tsx'
import { Devices } from './account/Devices.tsx'
import { DisplaySettings } from './display/DisplaySettings.tsx'
import { LoadFailure } from './display/LoadFailure.tsx'
import { DeleteAccount } from './leaving/DeleteAccount.tsx'
import { ExportData } from './leaving/ExportData.tsx'
import css from './MemberTabs.module.css'
import { NotificationSettings } from './notifications/NotificationSettings.tsx'
import { Part } from './Part.tsx'
import { isSection, type Section, sections } from './sections.view.ts'

/** All there is to set for somebody who is signed in. Arrow keys walk through the tabs. */
export const MemberTabs = ({ user, first }: { user: Me; first: Section }) => {
  const [section, setSection] = useState(first)
  const list = useTabInSight(section)
  const panels: Record<Section, ReactNode> = {
    display: (
      <>
        <LoadFailure />
        <DisplaySettings />
      </>
    ),
    account: (
      <>
        <Part title="Picture" lead="It’s shown next to your name.">
          <div className={css.picture}>
            <Suspense>
              <AvatarChoice user={user} />
            </Suspense>
          </div>
        </Part>
        <Part title="Profile and privacy" lead="What you tell of yourself, and who sees it.">
          <div className={css.picture}>
            <ButtonLink
              variant="default"
              to={profilesPages.ownProfile}
              search={{ open: 'privacy' }}
              onClick={closeModal}
            >
              Privacy settings
            </ButtonLink>
          </div>
        </Part>
        <ChangeEmail user={user} />
        <ChangePassword user={user} />
      </>
    ),
    sessions: <Devices />,
    notifications: <NotificationSettings />,
    people: (
      <Suspense>
        <KeptAwayLists />
      </Suspense>
    ),
    data: (
      <>
        <ExportData />
        <DeleteAccount />
      </>
    ),
  }
  return (
    <Tabs
      value={section}
      onChange={(value) => isSection(value) && setSection(value)}
      keepMounted={false}
      classNames={{ list: css.list, tab: tabs.tab, panel: css.panel }}
    >
      <Tabs.List ref={list} aria-label="Settings sections">
        {sections.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sections.map(({ key }) => (
        <Tabs.Panel key={key} value={key}>
          {panels[key]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
