import type { Report } from '@soundings/contract/reports'
import { WrittenText } from '#shared/ui/written/WrittenText.tsx'
import css from './ReportWords.module.css'
import { isLong, passagesOf } from './report.view.ts'

type Props = {
  report: Pick<Report, 'content' | 'diveNotes'>
  /** Whether what is long is cut short. */
  isShort?: boolean
}

/** What a diver wrote. */
export const ReportWords = ({ report, isShort = false }: Props) => {
  const passages = passagesOf(report)
  if (passages.length === 0) return null
  return (
    <div className={css.words} data-short={(isShort && isLong(passages)) || undefined}>
      {passages.map((passage) => (
        <WrittenText key={passage} text={passage} />
      ))}
    </div>
  )
}
