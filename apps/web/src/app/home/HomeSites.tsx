import { ActionIcon } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { NearbyEvents } from '#features/events/index.ts'
import { FeaturedCards } from '#features/featured/index.ts'
import { type Related, RelatedSites } from '#features/search/index.ts'
import { FoundList, isPart, SiteCount } from '#features/sites/index.ts'
import { TripPlanner } from '#features/trips/index.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import panel from '#shared/ui/side-panel.module.css'
import { HomePart } from './HomePart.tsx'
import { HomePhotos } from './HomePhotos.tsx'
import { HomeReports } from './HomeReports.tsx'
import css from './HomeSites.module.css'
import type { Home } from './use-home.ts'

type Props = {
  home: Home
  /** The sites of the answer that is shown, or null. */
  related: Related | null
  /** The selected site whose photos are shown, or null. */
  site: Site | null
}

/**
 * Beside the map: the trip planner, what divers report of the selected site or its photos, the sites of an answer, those that the filters
 * leave, or those worth a look this month.
 */
export const HomeSites = ({ home, related, site }: Props) => {
  const [began] = useState(home.mode)
  const { selectedId, question } = home
  if (home.mode === 'view-reports' && selectedId !== null)
    return <HomeReports home={home} siteId={selectedId} takesFocus={began !== 'view-reports'} />
  if (home.mode === 'trip')
    return (
      <Titled
        title="Trip Planner"
        note={
          <ActionIcon variant="quiet" aria-label="Close the trip planner" onClick={home.closeMode}>
            <IconX {...icon} />
          </ActionIcon>
        }
      >
        <div className={css.trips}>
          <HomePart>
            <TripPlanner isInPanel />
          </HomePart>
        </div>
      </Titled>
    )
  if (site)
    return (
      <Titled title="Photos">
        <HomePhotos home={home} site={site} />
      </Titled>
    )
  if (related)
    return (
      <RelatedSites
        related={related}
        selectedId={selectedId}
        onSelect={home.select}
        onShowAll={home.showAll}
      />
    )
  if (isPart(question))
    return (
      <Titled title="Dive sites" note={<SiteCount question={question} />}>
        <div className={css.found}>
          <HomePart>
            <FoundList
              question={question}
              onAsk={home.narrow}
              selectedId={selectedId}
              onSelect={home.select}
            />
          </HomePart>
        </div>
      </Titled>
    )
  return (
    <Titled title="Featured sites" note="This month">
      <div className={css.featured}>
        <HomePart>
          <FeaturedCards
            label="Featured sites"
            isRow={false}
            selectedId={selectedId}
            onOpenSite={home.toggle}
          />
        </HomePart>
        <HomePart waiting={null}>
          <NearbyEvents />
        </HomePart>
        <ButtonLink className={css.all} variant="default" to="/explore">
          All dive sites
        </ButtonLink>
      </div>
    </Titled>
  )
}

type Headed = { title: string; note?: ReactNode; children: ReactNode }

const Titled = ({ title, note, children }: Headed) => {
  const heading = useId()
  return (
    <section className={panel.panel} aria-labelledby={heading}>
      <header className={`${panel.head} ${css.head}`}>
        <h2 id={heading} className={panel.title} tabIndex={-1}>
          {title}
        </h2>
        {note && <div className={css.note}>{note}</div>}
      </header>
      {children}
    </section>
  )
}
