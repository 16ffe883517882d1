import { VisuallyHidden } from '@mantine/core'
import type { CertificationPreview } from '@soundings/contract/certification-review'
import { depthText } from '@soundings/rules/units'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import boxes from '#shared/review/boxes.module.css'
import { useUnits } from '#shared/units/unit-store.ts'
import { kindText } from '../certifications.view.ts'
import css from './CardForReview.module.css'

/** The photo of a card and what its holder stated, to compare the two. */
export const CardForReview = ({ preview: { holder, card, picture } }: { preview: CertificationPreview }) => {
  const language = useDateLanguage((dates) => dates.language)
  const unit = useUnits((units) => units.depth)
  const { agency, level, kind, depth, issuedOn, number } = card
  const facts = {
    Agency: agency,
    Level: level,
    Kind: kindText(kind),
    Depth: depth === null ? null : `to ${depthText(depth, unit)}`,
    Issued: issuedOn && dateText(issuedOn, language),
    'Card number': number,
  }
  return (
    <section className={css.review} aria-label="The card">
      {picture.fullUrl === null ? (
        <p className={css.picture}>
          {picture.state === 'broken' ? 'The photo couldn’t be processed' : 'The photo is being prepared'}
        </p>
      ) : (
        <a className={css.picture} href={picture.fullUrl} target="_blank" rel="noopener">
          <img src={picture.fullUrl} alt={`Card of @${holder.handle}`} />
          <VisuallyHidden>Open in full size (opens in a new tab)</VisuallyHidden>
        </a>
      )}
      <div className={boxes.box}>
        <PersonLine person={holder} />
      </div>
      <dl className={css.facts}>
        {Object.entries(facts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? 'Not stated'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
