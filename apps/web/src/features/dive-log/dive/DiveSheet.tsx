import type { DiveDetails } from '@soundings/contract/dive-log'
import type { ReactNode } from 'react'
import { useUnits } from '#shared/units/unit-store.ts'
import { Animals } from './Animals.tsx'
import { Cylinders } from './Cylinders.tsx'
import { DiveHero } from './DiveHero.tsx'
import { DiveImported } from './DiveImported.tsx'
import { DiveNeighbours } from './DiveNeighbours.tsx'
import { DivePhotos } from './DivePhotos.tsx'
import { DiveProfile } from './DiveProfile.tsx'
import { DiveRail } from './DiveRail.tsx'
import { DiveSpot } from './DiveSpot.tsx'
import { DiveWarnings } from './DiveWarnings.tsx'
import { FactGrid } from './FactGrid.tsx'
import { diveFacts } from './facts.view.ts'
import { Passage } from './Passage.tsx'
import { placeOf } from './place.view.ts'
import css from './sheet.module.css'

type Props = {
  dive: DiveDetails
  /** When this was fetched, in milliseconds since 1970. */
  savedAt: number
  /** What can be done with it. */
  bar: ReactNode
}

/** Everything that one wrote of a dive, in the order in which it is told. */
export const DiveSheet = ({ dive, savedAt, bar }: Props) => {
  const units = useUnits()
  const place = placeOf(dive)
  const photo = dive.photos.find(({ fullUrl }) => fullUrl !== null)?.fullUrl ?? null
  return (
    <article className={css.sheet}>
      <DiveHero dive={dive} photo={photo} savedAt={savedAt}>
        {bar}
      </DiveHero>
      <div className={css.body}>
        <DiveWarnings warnings={dive.warnings} />
        <div className={css.wide}>
          <DiveProfile dive={dive} />
        </div>
        <div className={css.lead}>
          <FactGrid facts={diveFacts(dive, units)} />
          <Cylinders cylinders={dive.cylinders} />
          <Passage title="Notes" text={dive.notes} />
          <Animals text={dive.animalsSeen} species={dive.species} />
          <DivePhotos photos={dive.photos} />
        </div>
        <div className={css.rail}>
          <DiveRail dive={dive} />
        </div>
        <div className={css.rest}>
          {place && (
            <DiveSpot
              id={dive.diveSiteId ?? dive.id}
              name={dive.siteName}
              coordinates={place.coordinates}
              what={place.what}
            />
          )}
          <DiveImported dive={dive} />
        </div>
        <DiveNeighbours dive={dive} />
      </div>
    </article>
  )
}
