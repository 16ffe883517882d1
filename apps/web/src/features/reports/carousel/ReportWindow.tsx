import { reportShortcuts } from '../report-shortcuts.ts'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { icon } from '#shared/ui/icons.ts'
import modal from '#shared/ui/modal.module.css'
import { Scroller } from '#shared/ui/Scroller.tsx'
import { useReportAddress } from '../report-address.ts'
import { ReportSteps } from './ReportSteps.tsx'
import css from './ReportWindow.module.css'
import { ShownReport } from './ShownReport.tsx'
import { useReportSteps } from './use-report-steps.ts'
import { useReportWalk } from './use-report-walk.ts'

type Props = {
  /** The site that the page below shows. */
  siteBelow: string | null
}

/** One dive report over the page, and the ways to its neighbours: buttons, arrow keys, swipes. */
export const ReportWindow = ({ siteBelow }: Props) => {
  const { report: reportId, stepTo, close } = useReportAddress()
  const isMobile = useIsMobile()
  // It notes where focus was only when it opens after it was there closed; its code often comes when it is wanted.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const isOpen = reportId !== undefined && isThere
  // While it goes away it still shows what it showed.
  const [shown, setShown] = useState(reportId)
  if (reportId !== undefined && reportId !== shown) setShown(reportId)

  const walk = useReportWalk(shown ?? null, siteBelow)
  const { report, isLoading } = walk
  const dialog = useRef<HTMLDivElement>(null)
  const { step, scroller } = useReportSteps(walk, stepTo)
  useShortcut(reportShortcuts.nextReport, () => step(1), isOpen, dialog)
  useShortcut(reportShortcuts.previousReport, () => step(-1), isOpen, dialog)
  useShortcut(reportShortcuts.closeReport, close, isOpen, dialog)

  return (
    <Modal.Root
      opened={isOpen}
      onClose={close}
      // Its own key does that: a photo or a dialog over it closes first.
      closeOnEscape={false}
      // Below every other dialog, whichever was there first.
      zIndex={190}
      fullScreen={isMobile}
      size={720}
      centered
      transitionProps={{ transition: isMobile ? 'slide-up' : 'pop', duration: 200 }}
    >
      <Modal.Overlay className={modal.veil ?? ''} />
      <Modal.Content
        ref={dialog}
        classNames={{ content: `${modal.modal} ${css.modal}` }}
        aria-busy={isLoading}
      >
        {/* Without the role it would count as the header of the page. */}
        <Modal.Header role="presentation" className={`${modal.head} ${css.head}`}>
          <div className={css.words}>
            <Modal.Title className={modal.title ?? ''}>Dive Reports</Modal.Title>
            {report && (
              <Link
                to="/sites/$siteId/{-$slug}"
                params={{ siteId: report.diveSite.id, slug: report.diveSite.slug }}
                search={{}}
                className={css.site}
              >
                <bdi>{report.diveSite.siteName}</bdi>
              </Link>
            )}
          </div>
          <ReportSteps walk={walk} onStep={step} />
          <Modal.CloseButton
            className={`${modal.close} ${css.close}`}
            aria-label="Close"
            aria-keyshortcuts={ariaKeys(reportShortcuts.closeReport)}
            icon={<IconX {...icon} size={20} />}
          />
        </Modal.Header>
        <Scroller className={css.body} aria-label="The report" {...scroller}>
          <ShownReport walk={walk} onStep={stepTo} onClose={close} />
        </Scroller>
      </Modal.Content>
    </Modal.Root>
  )
}
