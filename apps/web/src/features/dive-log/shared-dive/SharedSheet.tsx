import type { SharedDive } from '@soundings/contract/dive-log'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useUnits } from '#shared/units/unit-store.ts'
import { LazyProfileChart } from '../chart/lazy-profile-chart.tsx'
import { Animals } from '../dive/Animals.tsx'
import { Box, Words } from '../dive/Box.tsx'
import { Cylinders } from '../dive/Cylinders.tsx'
import { DiveHero } from '../dive/DiveHero.tsx'
import { DiveSpot } from '../dive/DiveSpot.tsx'
import { FactGrid } from '../dive/FactGrid.tsx'
import { diveFacts } from '../dive/facts.view.ts'
import { Passage } from '../dive/Passage.tsx'
import parts from '../dive/parts.module.css'
import css from '../dive/sheet.module.css'
import { diveConditionLabel } from '../labels.view.ts'
import { SharedPhotos } from './SharedPhotos.tsx'

/** What a link never shows. */
const unshown = { maxTemp: null, airTemp: null, suit: null, mode: null } as const

const Rail = ({ dive }: { dive: SharedDive }) => {
  const { diveSiteId, siteName, conditions } = dive
  const [buddies, divemasters] = [dive.buddies ?? [], dive.divemasters ?? []]
  return (
    <>
      {diveSiteId !== null && (
        <Box title="Dive site">
          <Link className={parts.site} to="/sites/$siteId/{-$slug}" params={{ siteId: diveSiteId }}>
            {siteName}
          </Link>
        </Box>
      )}
      {buddies.length + divemasters.length > 0 && (
        <Box title="People">
          <Words title="Buddies" words={buddies} />
          <Words title="Guides" words={divemasters} />
        </Box>
      )}
      {conditions.length > 0 && (
        <Box title="Conditions">
          <Words title="Water and sky" words={conditions.map((one) => diveConditionLabel[one])} />
        </Box>
      )}
    </>
  )
}

/** A dive as its diver shows it to whoever has the link. */
export const SharedSheet = ({ dive, savedAt }: { dive: SharedDive; savedAt: number }) => {
  const units = useUnits()
  const { photos, profile, cylinders, notes, species, entry, siteName, diveSiteId, diver } = dive
  return (
    <article className={css.sheet}>
      <DiveHero dive={dive} photo={photos?.[0]?.fullUrl ?? null} diver={diver} savedAt={savedAt} />
      <div className={css.body}>
        {profile && (
          <section className={`${css.wide} ${css.panel}`} aria-labelledby="dive-profile">
            <header className={css.panelHead}>
              <h2 id="dive-profile">Dive profile</h2>
            </header>
            <Suspense fallback={<div className={css.chartWait} />}>
              <LazyProfileChart profile={profile} />
            </Suspense>
          </section>
        )}
        <div className={css.lead}>
          <FactGrid facts={diveFacts({ ...dive, ...unshown, weights: [] }, units)} />
          {cylinders && <Cylinders cylinders={cylinders} />}
          <Passage title="Notes" text={notes} />
          <Animals text={null} species={species} />
          {photos && <SharedPhotos photos={photos} />}
        </div>
        <div className={css.rail}>
          <Rail dive={dive} />
        </div>
        {entry && (
          <div className={css.rest}>
            <DiveSpot
              id={diveSiteId ?? 'shared-dive'}
              name={siteName}
              coordinates={entry}
              what="Where the dive began"
            />
          </div>
        )}
      </div>
    </article>
  )
}
