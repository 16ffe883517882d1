import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { icon } from '#shared/ui/icons.ts'
import { reportName } from '../report/report.view.ts'
import { reportShortcuts } from '../report-shortcuts.ts'
import css from './ReportSteps.module.css'
import type { ReportWalk } from './use-report-walk.ts'

type Props = {
  walk: Pick<ReportWalk, 'report' | 'previous' | 'next' | 'place'>
  onStep: (way: -1 | 1) => void
}

/** The ways to the reports before and behind, where there are any; a screen reader hears which one is there now. */
export const ReportSteps = ({ walk: { report, previous, next, place }, onStep }: Props) => {
  const placeText = place && `${place.number} of ${place.of}`
  return (
    <>
      {place && (
        <div className={css.steps}>
          <ActionIcon
            variant="default"
            aria-label="Previous report"
            aria-keyshortcuts={ariaKeys(reportShortcuts.previousReport)}
            aria-disabled={previous === null}
            onClick={() => onStep(-1)}
          >
            <IconChevronLeft {...icon} />
          </ActionIcon>
          <span className={css.place}>{placeText}</span>
          <ActionIcon
            variant="default"
            aria-label="Next report"
            aria-keyshortcuts={ariaKeys(reportShortcuts.nextReport)}
            aria-disabled={next === null}
            onClick={() => onStep(1)}
          >
            <IconChevronRight {...icon} />
          </ActionIcon>
        </div>
      )}
      <VisuallyHidden role="status">
        {report && [placeText, reportName(report)].filter(Boolean).join(': ')}
      </VisuallyHidden>
    </>
  )
}
