import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { ariaKeys, isPressed } from '#shared/lib/shortcuts.ts'
import { icon } from '#shared/ui/icons.ts'
import { Scroller } from '#shared/ui/Scroller.tsx'
import panel from '#shared/ui/side-panel.module.css'
import { latestReport } from '../report-components.ts'
import { reportShortcuts } from '../report-shortcuts.ts'
import css from './ReportPanel.module.css'
import { ReportSteps } from './ReportSteps.tsx'
import { ShownReport } from './ShownReport.tsx'
import { useReportSteps } from './use-report-steps.ts'
import { useReportWalk } from './use-report-walk.ts'

type Props = {
  siteId: string
  /** The report that is read, or null for the newest. */
  reportId: string | null
  onStep: (reportId: string) => void
  onClose: () => void
  /** Whether focus goes into it when it opens. */
  takesFocus: boolean
}

/** The dive reports of a site beside the map, one at a time: buttons, arrow keys and swipes lead on. */
export const ReportPanel = ({ siteId, reportId, onStep, onClose, takesFocus }: Props) => {
  const walk = useReportWalk(reportId ?? latestReport, siteId)
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { step, scroller } = useReportSteps(walk, onStep, heading)

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  // Its keys count inside of it: outside, arrows move the map, and Escape closes the site.
  const onKey = (event: KeyboardEvent) => {
    const act = isPressed(reportShortcuts.nextReport, event)
      ? () => step(1)
      : isPressed(reportShortcuts.previousReport, event)
        ? () => step(-1)
        : isPressed(reportShortcuts.closeReport, event)
          ? onClose
          : null
    // A photo or a question over the page is no part of the panel, though React hands its keys on.
    if (act === null || event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    act()
  }

  return (
    <section className={panel.panel} aria-labelledby={title} aria-busy={walk.isLoading} onKeyDown={onKey}>
      <header className={`${panel.head} ${css.head}`}>
        <h2 ref={heading} id={title} className={`${panel.title} ${css.title}`} tabIndex={-1}>
          Dive Reports
        </h2>
        <ReportSteps walk={walk} onStep={step} />
        <ActionIcon
          variant="quiet"
          aria-label="Close dive reports"
          aria-keyshortcuts={ariaKeys(reportShortcuts.closeReport)}
          onClick={onClose}
        >
          <IconX {...icon} />
        </ActionIcon>
      </header>
      <Scroller className={css.body} aria-label="The report" data-carousel {...scroller}>
        <ShownReport walk={walk} onStep={onStep} onClose={onClose} />
      </Scroller>
    </section>
  )
}
