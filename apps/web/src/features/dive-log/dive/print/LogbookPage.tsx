import type { DiveDetails } from '@soundings/contract/dive-log'
import { formatPosition } from '@soundings/rules/geo'
import { speciesNames } from '@soundings/rules/species'
import { depthText } from '@soundings/rules/units'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import grid from '#shared/ui/fact-grid.module.css'
import paper from '#shared/ui/paper.module.css'
import { starsText } from '#shared/ui/stars.view.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { whenText } from '../../dive.view.ts'
import { cylinderUseLabel, diveConditionLabel } from '../../labels.view.ts'
import { cylinderWords, diveFacts, durationText } from '../facts.view.ts'
import { placeOf } from '../place.view.ts'
import css from './LogbookPage.module.css'
import { PaperProfile } from './PaperProfile.tsx'

const Signature = () => (
  <section className={css.signing}>
    <div>
      <span>Buddy, guide or instructor: name and number</span>
      <span>Signature</span>
      <span>Date</span>
    </div>
    <div className={css.stamp}>Stamp</div>
  </section>
)

/** A dive on paper, always in daylight, with room for a signature and a stamp; only long notes need a second sheet. */
export const LogbookPage = ({ dive }: { dive: DiveDetails }) => {
  const units = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  const { number, siteName, location, maxDepth, duration, rating, computers } = dive
  const place = placeOf(dive)
  const computer = computers.findIndex(({ sampleCount }) => sampleCount > 0)
  const facts = [
    { label: 'Max depth', value: maxDepth === null ? '–' : depthText(maxDepth, units.depth) },
    { label: 'Duration', value: duration === null ? '–' : durationText(duration) },
    ...diveFacts(dive, units).filter(({ label }) => label !== 'Duration'),
    ...(rating === null ? [] : [{ label: 'Rating', value: starsText(rating) }]),
  ]
  const lines = [
    {
      label: 'Gas',
      text: dive.cylinders
        .map((cylinder) => {
          const { gas, name, size, pressures } = cylinderWords(cylinder, units.pressure)
          return [gas, name, size, cylinder.use && cylinderUseLabel[cylinder.use], pressures]
            .filter(Boolean)
            .join(', ')
        })
        .join('; '),
    },
    { label: 'Conditions', text: dive.conditions.map((one) => diveConditionLabel[one]).join(', ') },
    { label: 'Buddies', text: dive.buddies.join(', ') },
    { label: 'Guides', text: dive.divemasters.join(', ') },
    { label: 'Trip', text: dive.trip?.name ?? '' },
    { label: 'Tags', text: dive.tags.join(', ') },
    { label: 'Animals seen', text: dive.animalsSeen ?? speciesNames(dive.species).join(', ') },
  ].filter(({ text }) => text !== '')
  return (
    <div className={paper.sheet} data-theme="light">
      <header className={paper.head}>
        <div>
          <p className={css.when}>
            {number !== null && <strong>Dive {number}</strong>}
            <span>{whenText(dive, language)}</span>
          </p>
          <h1>
            <bdi>{siteName}</bdi>
          </h1>
          <p className={paper.place}>{location}</p>
        </div>
        <div className={paper.brand}>
          <span>
            <FlagMark size={18} /> Soundings dive log
          </span>
          {place && <strong>{formatPosition(place.coordinates)}</strong>}
        </div>
      </header>
      {computer >= 0 && <PaperProfile diveId={dive.id} computer={computer} />}
      <dl className={`${grid.grid} ${paper.facts}`}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={paper.lines}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={css.notes}>
        {dive.notes && (
          <>
            <h2>Notes</h2>
            <p>{dive.notes}</p>
          </>
        )}
      </div>
      <Signature />
    </div>
  )
}
