import type { ShownCertification, ShownDive } from '@soundings/contract/profile'
import { seenText } from '@soundings/rules/certifications'
import { depthText } from '@soundings/rules/units'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './rows.module.css'
import { SiteLink } from './SiteLink.tsx'

/** Dives: site, place, day and depth. */
export const DiveRows = ({ items }: { items: readonly ShownDive[] }) => {
  const dates = useDateLanguage(({ language }) => language)
  return (
    <ul className={css.rows}>
      {items.map(({ id, siteName, location, date, maxDepth, site }) => (
        <li key={id}>
          <span className={css.main}>
            {site ? (
              <SiteLink site={site}>{siteName}</SiteLink>
            ) : (
              <span className={css.strong}>{siteName}</span>
            )}
          </span>
          <span className={css.end}>
            <Depth metres={maxDepth} />
          </span>
          <bdi className={`${css.main} ${css.quiet}`}>{location}</bdi>
          <span className={`${css.end} ${css.quiet}`}>{dateText(date, dates)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Certifications: what for, of whom and since when, never their numbers. */
export const CertificationRows = ({ items }: { items: readonly ShownCertification[] }) => {
  const dates = useDateLanguage(({ language }) => language)
  const unit = useUnits(({ depth }) => depth)
  return (
    <ul className={css.rows}>
      {items.map(({ id, agency, level, depth, issuedOn, verifiedAt }) => (
        <li key={id}>
          <bdi className={`${css.main} ${css.strong}`}>{level}</bdi>
          <span className={css.end}>{depth !== null && `to ${depthText(depth, unit)}`}</span>
          <bdi className={`${css.main} ${css.quiet}`}>{agency}</bdi>
          <span className={`${css.end} ${css.quiet}`}>{issuedOn && dateText(issuedOn, dates)}</span>
          <span className={`${css.main} ${css.quiet}`}>{seenText({ verifiedAt })}</span>
        </li>
      ))}
    </ul>
  )
}
