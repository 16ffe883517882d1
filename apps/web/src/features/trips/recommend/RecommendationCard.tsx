import { Button } from '@mantine/core'
import type { Recommendation } from '@soundings/contract/trip-advice-shapes'
import { depthBand } from '@soundings/rules/depth'
import { numberText, plural } from '@soundings/rules/phrases'
import { waterArt } from '@soundings/rules/water-art'
import { IconAlertTriangle, IconCheck, IconPlaneDeparture, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { moneyText } from '#shared/lib/money.ts'
import { icon } from '#shared/ui/icons.ts'
import { photoSources } from '#shared/ui/photo-sources.ts'
import { WaterArt } from '#shared/ui/WaterArt.tsx'
import { placeDomId } from './place-id.ts'
import css from './RecommendationCard.module.css'

const sizes = '(max-width: 768px) 92vw, 360px'
const small = { ...icon, size: 16 }

const Picture = ({ place: { image, isImageDrawn, sites } }: { place: Recommendation }) => {
  const [broken, setBroken] = useState<string | null>(null)
  const [first] = sites
  if (image !== null && image !== broken && !isImageDrawn)
    return (
      <img
        className={css.photo}
        {...photoSources(image)}
        sizes={sizes}
        alt=""
        decoding="async"
        loading="lazy"
        onError={() => setBroken(image)}
      />
    )
  return first ? (
    <WaterArt
      art={waterArt(first)}
      band={depthBand(first.maxDepth)}
      alt="Illustration, not a photo of this place"
      sizes={sizes}
    />
  ) : null
}

type Props = {
  place: Recommendation
  /** The number that it has on the map. */
  number: number
  onPlan: () => void
}

/** A place worth a trip: why, what speaks against it, and the way to plan one. */
export const RecommendationCard = ({ place, number, onPlan }: Props) => {
  const { id, name, country, description, diveSites, rating, avgCost, reasons, cautions, reports, sites } =
    place
  return (
    <article className={css.card} aria-labelledby={placeDomId(id)}>
      <div className={css.picture}>
        <Picture place={place} />
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      </div>
      <div className={css.body}>
        <h3 id={placeDomId(id)} className={css.name} tabIndex={-1}>
          <bdi>{name}</bdi>
          {country !== null && country !== name && <span className={css.country}>{country}</span>}
        </h3>
        <p className={css.about}>{description}</p>
        <dl className={css.facts}>
          <div>
            <dt>Dive sites</dt>
            <dd>{numberText(diveSites)}</dd>
          </div>
          <div>
            <dt>Rating</dt>
            <dd>
              {rating === null ? (
                <span className={css.none}>No ratings yet</span>
              ) : (
                <>
                  <IconStarFilled size={14} aria-hidden="true" className={css.star} />{' '}
                  {numberText(rating, 1, 1)}
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Average cost</dt>
            <dd>
              {avgCost === null ? (
                <span className={css.none}>No figures yet</span>
              ) : (
                moneyText(Math.round(avgCost), 'USD')
              )}
            </dd>
          </div>
        </dl>
        <ul className={css.reasons} aria-label={`Why ${name}`}>
          {reasons.map((reason) => (
            <li key={reason}>
              <IconCheck {...small} />
              <span>{reason}</span>
            </li>
          ))}
        </ul>
        {cautions.length > 0 && (
          <ul className={css.cautions} aria-label={`What to mind in ${name}`}>
            {cautions.map((caution) => (
              <li key={caution}>
                <IconAlertTriangle {...small} />
                <span>{caution}</span>
              </li>
            ))}
          </ul>
        )}
        {sites.length > 0 && (
          <p className={css.sites}>
            {sites.map((site) => (
              <Link key={site.id} to="/sites/$siteId/{-$slug}" params={{ siteId: site.id, slug: site.slug }}>
                <bdi>{site.siteName}</bdi>
              </Link>
            ))}
          </p>
        )}
        <div className={css.foot}>
          <p className={css.quiet}>
            {reports === 0
              ? 'No dive reports yet'
              : plural(reports, { one: 'From # dive report', other: 'From # dive reports' })}
          </p>
          <Button
            variant="default"
            leftSection={<IconPlaneDeparture {...icon} />}
            aria-label={`Plan a trip to ${name}`}
            onClick={onPlan}
          >
            Plan a trip
          </Button>
        </div>
      </div>
    </article>
  )
}
