import { numberText } from '@soundings/rules/phrases'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import {
  chipCount,
  chipCountText,
  chipText,
  type Facet,
  facetLabel,
  facetOrder,
  narrowness,
  optionsOf,
  type Question,
  toggled,
  withoutFacet,
  withoutFacets,
} from '../question.view.ts'
import { siteFacetsQuery } from '../sites.queries.ts'
import css from './FacetBar.module.css'
import { FacetOptions } from './FacetOptions.tsx'

type Props = { question: Question; onAsk: (question: Question) => void }

/** What the list can be narrowed by: a chip a facet, whose choices open below with their counts. */
export const FacetBar = ({ question, onAsk }: Props) => {
  const unit = useUnits(({ depth }) => depth)
  const [open, setOpen] = useState<Facet | null>(null)
  const panel = useId()
  const { data } = useQuery({ ...siteFacetsQuery(question), placeholderData: (shown) => shown })
  const offered = facetOrder.filter(
    (facet) => facet !== 'hasPhotos' || question.hasPhotos || (data?.facets.hasPhotos ?? 0) > 0,
  )

  return (
    <div className={css.facets}>
      <ul className={css.chips} aria-label="Filters">
        {question.bbox && (
          <li>
            <Chosen text="In view" onRemove={() => onAsk(withoutFacet(question, 'bbox'))} />
          </li>
        )}
        {offered.map((facet) => {
          const text = chipText(facet, question, unit)
          const count = data && chipCount(facet, question, data)
          const countId = `${panel}-${facet}`
          return (
            <li key={facet} className={css.pair} data-chosen={text !== null}>
              <button
                type="button"
                className={css.chip}
                aria-expanded={open === facet}
                aria-controls={panel}
                aria-describedby={countId}
                onClick={() => setOpen(open === facet ? null : facet)}
              >
                {text ?? facetLabel[facet]}
                {count !== undefined && (
                  <span className={css.count} aria-hidden="true">
                    {numberText(count)}
                  </span>
                )}
                {text === null && <IconChevronDown {...icon} size={14} />}
              </button>
              <span id={countId} hidden>
                {count !== undefined && chipCountText(facet, question, count)}
              </span>
              {text !== null && (
                <button
                  type="button"
                  className={css.remove}
                  aria-label={`Remove filter: ${text}`}
                  onClick={() => onAsk(withoutFacet(question, facet))}
                >
                  <IconX {...icon} size={14} />
                </button>
              )}
            </li>
          )
        })}
        {narrowness(question) >= 2 && (
          <li>
            <button type="button" className={css.clear} onClick={() => onAsk(withoutFacets(question))}>
              Clear all
            </button>
          </li>
        )}
      </ul>
      <div id={panel} hidden={open === null}>
        {open && data && (
          <FacetOptions
            key={open}
            title={facetLabel[open]}
            options={optionsOf(open, question, data.facets, unit)}
            onToggle={(value) => onAsk(toggled(question, open, value))}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </div>
  )
}

const Chosen = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <span className={css.pair} data-chosen>
    <span className={css.chip}>{text}</span>
    <button type="button" className={css.remove} aria-label={`Remove filter: ${text}`} onClick={onRemove}>
      <IconX {...icon} size={14} />
    </button>
  </span>
)
