import type { Site } from '@soundings/contract/sites'
import { formatPosition } from '@soundings/rules/geo'
import { locationText } from '@soundings/rules/sites'
import { type ReactNode, Suspense } from 'react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import grid from '#shared/ui/fact-grid.module.css'
import paper from '#shared/ui/paper.module.css'
import { useUnits } from '#shared/units/unit-store.ts'
import { accessText } from '../../access/access.view.ts'
import { siteFacts } from '../../facts.view.ts'
import { creditText, siteAddress, siteDateText } from '../../sites.view.ts'
import { CrossSection } from '../cross-section/CrossSection.tsx'
import css from './Briefing.module.css'
import { briefingLines, clamped } from './briefing.view.ts'

const noteLines = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

type Props = {
  site: Site
  /** What divers report of it, in one line. */
  reported: ReactNode
}

/** A site on one sheet of paper, always in daylight; what is too long for the sheet is cut short. */
export const Briefing = ({ site, reported }: Props) => {
  const unit = useUnits(({ depth }) => depth)
  const language = useDateLanguage((dates) => dates.language)
  const access = accessText(site, language)
  return (
    <div className={paper.sheet} data-sheets="one" data-theme="light">
      <header className={paper.head}>
        <div>
          <h1>
            <bdi>{site.siteName}</bdi>
          </h1>
          <p className={paper.place}>{locationText(site)}</p>
        </div>
        <div className={paper.brand}>
          <span>
            <FlagMark size={18} /> Soundings dive briefing
          </span>
          <strong>{formatPosition(site.coordinates)}</strong>
          <span>WGS 84, not for navigation</span>
        </div>
      </header>
      {access && (
        <div className={css.access}>
          <strong>{access.title}.</strong> {access.reason} {access.advice}
          {access.source && <span> Source: {access.source.address}</span>}
        </div>
      )}
      <CrossSection site={site} isOnPaper />
      <dl className={`${grid.grid} ${paper.facts} ${css.facts}`}>
        {siteFacts(site, unit).map(({ label, value, wide }) => (
          <div key={label} data-wide={wide}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={`${paper.lines} ${css.lines}`}>
        {briefingLines(site).map(({ label, text, isHazard }) => (
          <div key={label} data-hazard={isHazard}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Divers report</dt>
          <dd>
            <Suspense>{reported}</Suspense>
          </dd>
        </div>
      </dl>
      <div className={css.stories}>
        {site.description && <p>{clamped(site.description, 900)}</p>}
        {site.accessibilityDetails && (
          <p>
            <strong>Getting there.</strong> {clamped(site.accessibilityDetails, 300)}
          </p>
        )}
      </div>
      <div className={css.notes}>
        <h2>Notes</h2>
        {noteLines.map((line) => (
          <span key={line} />
        ))}
      </div>
      <footer className={css.foot}>
        <span>
          {creditText(site)}. Updated {siteDateText(site.lastUpdated, language)}.
        </span>
        <span>{new URL(siteAddress(site), window.location.origin).href}</span>
      </footer>
    </div>
  )
}
