import { type Report, reportTitle } from '@soundings/contract/reports'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { HandleLink } from '#shared/people/HandleLink.tsx'
import { RatingStars } from './RatingStars.tsx'
import css from './ReportHead.module.css'
import { authorText, diveText, standingLabel } from './report.view.ts'

type Props = {
  report: Report
  level: 2 | 3
  /** Leads to all reports of this diver, where a list can show them. */
  onDiver?: ((handle: string) => void) | undefined
}

/** When somebody dived, who it was, and how they liked it. */
export const ReportHead = ({ report, level, onDiver }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const Heading = `h${level}` as const
  const { title, rating, authorHandle, isMine } = report
  const standing = standingLabel(report)
  const date = diveText(report, language)
  const hasTitle = title !== reportTitle
  return (
    <header className={css.head}>
      <Heading className={css.title}>{hasTitle ? <bdi>{title}</bdi> : date}</Heading>
      <RatingStars rating={rating} />
      <p className={css.about}>
        {hasTitle && <>{date} · </>}
        {authorHandle === null ? authorText(report) : <HandleLink handle={authorHandle} />}
        {isMine && ' (you)'}
        {authorHandle !== null && onDiver && (
          <>
            {' · '}
            <button type="button" className={css.diver} onClick={() => onDiver(authorHandle)}>
              More by {authorHandle}
            </button>
          </>
        )}
      </p>
      {standing !== null && <p className={css.standing}>{standing}</p>}
    </header>
  )
}
