import type { Dive } from '@soundings/contract/dive-log'
import { depthBand } from '@soundings/rules/depth'
import { IconDeviceMobileDown, IconMapPin, IconPlane, IconStar, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { icon } from '#shared/ui/icons.ts'
import { photoSources } from '#shared/ui/photo-sources.ts'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { starsText } from '#shared/ui/stars.view.ts'
import { minutesText, whenText } from '../dive.view.ts'
import { DepthGauge } from './DepthGauge.tsx'
import css from './DiveHero.module.css'

type Told = Pick<Dive, 'siteName' | 'location' | 'date' | 'time' | 'maxDepth' | 'meanDepth' | 'duration'> &
  Partial<Pick<Dive, 'number' | 'rating' | 'trip'>>

type Props = {
  dive: Told
  /** The photo behind the words; without one it is the water of its depth. */
  photo?: string | null
  /** Who dived, where a link shows it to somebody else. */
  diver?: string | null
  /** When this was fetched, in milliseconds since 1970. */
  savedAt: number
  /** What can be done with it. */
  children?: ReactNode
}

/** Where a dive was and when, how deep and how long. */
export const DiveHero = ({ dive, photo = null, diver = null, savedAt, children }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const { siteName, location, maxDepth, meanDepth, duration, number, rating, trip } = dive
  return (
    <header className={css.hero} data-band={depthBand(maxDepth)} data-photo={photo !== null}>
      {photo !== null && <img className={css.photo} {...photoSources(photo)} sizes="100vw" alt="" />}
      {children}
      <div className={css.text}>
        <div className={css.name}>
          <p className={css.over}>
            {number != null && <span>Dive {number}</span>}
            <time dateTime={dive.date}>{whenText(dive, language)}</time>
          </p>
          <h1 tabIndex={-1}>
            <bdi>{siteName}</bdi>
          </h1>
          <ul className={css.lines}>
            <li>
              <IconMapPin {...icon} />
              {location}
            </li>
            {rating != null && (
              <li>
                <IconStar {...icon} />
                {starsText(rating)}
              </li>
            )}
            {trip && (
              <li>
                <IconPlane {...icon} />
                {trip.name}
              </li>
            )}
            {diver && (
              <li>
                <IconUser {...icon} />
                {diver}
              </li>
            )}
            <li>
              <SavedAgo at={savedAt} mark={<IconDeviceMobileDown {...icon} />} />
            </li>
          </ul>
        </div>
        <dl className={css.figures}>
          <DepthGauge maxDepth={maxDepth} meanDepth={meanDepth} />
          <div>
            <dt>Max depth</dt>
            <dd>
              <Depth metres={maxDepth} />
            </dd>
          </div>
          <div>
            <dt>Duration</dt>
            <dd>{duration === null ? '–' : minutesText(duration)}</dd>
          </div>
        </dl>
      </div>
    </header>
  )
}
