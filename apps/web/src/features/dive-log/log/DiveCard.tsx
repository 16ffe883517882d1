import type { Dive } from '@soundings/contract/dive-log'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { figuresOf, whenText } from '../dive.view.ts'
import { rampStops } from '../outline.view.ts'
import { ProfileOutline } from '../ProfileOutline.tsx'
import css from './DiveCard.module.css'

/** The water of a dive of which there is no picture: as dark as it was deep. */
const waterOf = (maxDepth: number): string =>
  `linear-gradient(${rampStops(maxDepth)
    .map(({ offset, color }) => `${color} ${offset}%`)
    .join(', ')})`

type Props = {
  dive: Dive
  /** Whether it is chosen; undefined while nothing is chosen from. */
  isChosen?: boolean | undefined
  onChoose: (id: string, isChosen: boolean) => void
}

/** One dive as a card: its first photo, else its profile, and its figures. */
export const DiveCard = memo(({ dive, isChosen, onChoose }: Props) => {
  const units = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  const photo = dive.photos.find(({ thumbnailUrl }) => thumbnailUrl !== null)
  const picture = () => {
    if (photo?.thumbnailUrl) return <img src={photo.thumbnailUrl} alt={photo.caption ?? ''} loading="lazy" />
    if (dive.outline) return <ProfileOutline outline={dive.outline} maxDepth={dive.maxDepth} />
    return <span className={css.water} style={{ backgroundImage: waterOf(dive.maxDepth ?? 0) }} />
  }
  return (
    <article className={css.card} data-chosen={isChosen || undefined}>
      <div className={css.picture}>{picture()}</div>
      {isChosen !== undefined && (
        <input
          className={css.box}
          type="checkbox"
          aria-label={`Select ${dive.siteName}, ${whenText(dive, language)}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(dive.id, target.checked)}
        />
      )}
      <div className={css.text}>
        <h4 className={css.name}>
          <Link to="/dive-log/$diveId" params={{ diveId: dive.id }} data-dive={dive.id}>
            <bdi>{dive.siteName}</bdi>
          </Link>
        </h4>
        <p className={css.place}>
          <bdi>{dive.location}</bdi>
        </p>
        <p className={css.place}>{whenText(dive, language)}</p>
        <dl className={css.figures}>
          {figuresOf({ ...dive, waterTemp: null }, units).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
})
