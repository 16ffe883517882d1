import type { Site } from '@soundings/contract/sites'
import { depthBand } from '@soundings/rules/depth'
import { hazardLabel } from '@soundings/rules/site-labels'
import { locationText } from '@soundings/rules/sites'
import { waterArt } from '@soundings/rules/water-art'
import { WaterArt } from '#shared/ui/WaterArt.tsx'
import { AccessNotice } from '../access/AccessNotice.tsx'
import { artAlt, kindText } from '../details/hero.view.ts'
import { LevelSteps } from '../details/LevelSteps.tsx'
import { MonthStrip } from '../details/MonthStrip.tsx'
import { Passage } from '../details/Passage.tsx'
import { DepthFacts, OtherFacts } from '../details/SiteFacts.tsx'
import { TagGroups } from '../details/TagGroups.tsx'
import { Tags } from '../details/Tags.tsx'
import css from './SiteForReview.module.css'

/** A site as everybody would read it, with its picture, all in sight at once: nothing of it hides behind a tab. */
export const SiteForReview = ({ site }: { site: Site }) => {
  const kind = kindText(site)
  return (
    <article className={css.site} aria-label={`${site.siteName}, as it would be published`}>
      <div className={css.hero}>
        <WaterArt
          art={waterArt(site)}
          band={depthBand(site.maxDepth)}
          alt={artAlt(site)}
          sizes="(max-width: 768px) 100vw, 700px"
        />
        <div className={css.words}>
          <p className={css.name}>
            <bdi>{site.siteName}</bdi>
          </p>
          <p>{[locationText(site), kind].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <AccessNotice site={site} />
      <Passage title="Description" text={site.description} />
      <LevelSteps site={site} />
      <div>
        <DepthFacts site={site} />
        <OtherFacts site={site} />
      </div>
      <div className={css.tags}>
        <Tags
          title="Hazards"
          tone="hazard"
          tags={site.hazards.map((one) => hazardLabel[one])}
          ifNone="None recorded"
        />
        <MonthStrip months={site.bestMonths} />
        <TagGroups site={site} />
      </div>
      <Passage title="History" text={site.historicalSignificance} />
      <Passage title="Getting there" text={site.accessibilityDetails} />
    </article>
  )
}
