import { IconArrowsMaximize } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Composer, stopAsking } from '#features/search/index.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import panel from '#shared/ui/side-panel.module.css'
import { SiteScreen } from '../explore/SiteScreen.tsx'
import { HomePart } from './HomePart.tsx'
import css from './HomeSite.module.css'
import type { Home } from './use-home.ts'

type Props = {
  home: Home
  siteId: string
  /** Its name, once that is known. */
  siteName: string | undefined
  takesFocus: boolean
  onAsk: (question: string) => void
}

/** The details of the selected site beside the map, and below them the question about it. */
export const HomeSite = ({ home, siteId, siteName, takesFocus, onAsk }: Props) => {
  const navigate = useNavigate()
  return (
    <div className={panel.panel}>
      <div className={css.details}>
        <HomePart about={siteId}>
          <SiteScreen
            key={siteId}
            siteId={siteId}
            takesFocus={takesFocus}
            tab={home.tab}
            onTab={home.openTab}
            hasActions={false}
            onAddress={(right) => right.id !== siteId && home.settle(right)}
            onOpenSite={home.select}
            onEdit={() => navigate({ to: '/sites/$siteId/edit', params: { siteId } })}
            onClose={home.deselect}
          />
        </HomePart>
      </div>
      {siteName && (
        <div className={css.ask}>
          <ButtonLink
            variant="default"
            leftSection={<IconArrowsMaximize {...icon} />}
            to="/sites/$siteId/{-$slug}"
            params={{ siteId }}
          >
            Open full page
          </ButtonLink>
          <Composer
            placeholder={`Ask about ${siteName}…`}
            isAsking={false}
            onAsk={onAsk}
            onStop={stopAsking}
          />
        </div>
      )}
    </div>
  )
}
