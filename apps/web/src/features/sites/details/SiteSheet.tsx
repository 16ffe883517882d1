import type { Site } from '@soundings/contract/sites'
import { facilityTags, underwaterTags } from '../facts.view.ts'
import { diveTypeLabel, hazardLabel } from '../labels.view.ts'
import { MonthStrip } from './MonthStrip.tsx'
import { Passage } from './Passage.tsx'
import { SiteFacts } from './SiteFacts.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SitePosition } from './SitePosition.tsx'
import { SiteProvenance } from './SiteProvenance.tsx'
import css from './SiteSheet.module.css'
import { SponsorNote } from './SponsorNote.tsx'
import { Tags } from './Tags.tsx'

/** A site from top to bottom. What is not known is left out, except what every diver asks. */
export const SiteSheet = ({ site }: { site: Site }) => (
  <article>
    <SiteHeader site={site} />
    <div className={css.body}>
      <div className={css.facts}>
        <SiteFacts site={site} />
      </div>
      <div className={css.rail}>
        <div className={css.care}>
          <Tags
            title="Hazards"
            tone="hazard"
            tags={site.hazards.map((one) => hazardLabel[one])}
            ifNone="None recorded"
          />
          <MonthStrip months={site.bestMonths} />
        </div>
        <div className={css.life}>
          <Tags title="Dive types" tags={site.diveType.map((one) => diveTypeLabel[one])} />
          {underwaterTags(site).map(({ title, tags }) => (
            <Tags key={title} title={title} tags={tags} />
          ))}
          <Tags title="Facilities" tags={facilityTags(site)} />
          <SponsorNote sponsor={site.sponsor} />
        </div>
      </div>
      <div className={css.story}>
        <Passage title="About this site" text={site.description} />
        <Passage title="History" text={site.historicalSignificance} />
        <Passage title="Getting there" text={site.accessibilityDetails} />
      </div>
      <div className={css.source}>
        <SitePosition coordinates={site.coordinates} />
        <SiteProvenance site={site} />
      </div>
    </div>
  </article>
)
