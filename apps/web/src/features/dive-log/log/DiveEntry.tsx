import { Button } from '@mantine/core'
import type { Dive } from '@soundings/contract/dive-log'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { figuresOf, whenText } from '../dive.view.ts'
import { openDiveForm } from '../form/dive-form-store.ts'
import { diveConditionLabel } from '../labels.view.ts'
import { ProfileOutline } from '../ProfileOutline.tsx'
import css from './DiveEntry.module.css'

/** So many photos are shown; the rest is a number. */
const shownPhotos = 3

type Props = {
  dive: Dive
  onShare: (dive: Dive) => void
  /** Whether it is chosen; undefined while nothing is chosen from. */
  isChosen?: boolean | undefined
  onChoose: (id: string, isChosen: boolean) => void
}

/** One dive of the list, with everything that the list tells. */
export const DiveEntry = memo(({ dive, onShare, isChosen, onChoose }: Props) => {
  const units = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  const link = { to: '/dive-log/$diveId', params: { diveId: dive.id } } as const
  const more = dive.photos.length - shownPhotos
  return (
    <article className={css.entry} data-chosen={isChosen || undefined}>
      {isChosen !== undefined && (
        <input
          className={css.box}
          type="checkbox"
          aria-label={`Select ${dive.siteName}, ${whenText(dive, language)}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(dive.id, target.checked)}
        />
      )}
      <div className={css.main}>
        <h4 className={css.name}>
          <Link {...link} data-dive={dive.id}>
            <bdi>{dive.siteName}</bdi>
          </Link>
          {dive.number !== null && <span className={css.number}>{`#${dive.number}`}</span>}
        </h4>
        <p className={css.place}>
          <bdi>{dive.location}</bdi>
          <span>{whenText(dive, language)}</span>
        </p>
        <dl className={css.figures}>
          {figuresOf(dive, units).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {dive.conditions.length > 0 && (
          <ul className={css.tags} aria-label="Conditions">
            {dive.conditions.map((condition) => (
              <li key={condition}>{diveConditionLabel[condition]}</li>
            ))}
          </ul>
        )}
        {dive.notes && <p className={css.notes}>{dive.notes}</p>}
      </div>
      <div className={css.pictures}>
        {dive.outline && (
          <div className={css.profile}>
            <ProfileOutline outline={dive.outline} maxDepth={dive.maxDepth} />
          </div>
        )}
        {dive.photos.length > 0 && (
          <div className={css.photos}>
            {dive.photos.slice(0, shownPhotos).map(({ id, thumbnailUrl, caption }) => (
              <img key={id} src={thumbnailUrl ?? undefined} alt={caption ?? ''} loading="lazy" />
            ))}
            {more > 0 && <span>{`+${more}`}</span>}
          </div>
        )}
      </div>
      <div className={css.tools}>
        <Button variant="default" size="compact-sm" onClick={() => openDiveForm({ kind: 'own', dive })}>
          Edit
        </Button>
        <ButtonLink variant="default" size="compact-sm" {...link}>
          Details
        </ButtonLink>
        <Button variant="default" size="compact-sm" onClick={() => onShare(dive)}>
          Share
        </Button>
      </div>
    </article>
  )
})
