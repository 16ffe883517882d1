import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { ActionIcon, Button, Modal, VisuallyHidden } from '@mantine/core'
import { reportTexts } from '@soundings/contract/reports'
import { IconChevronLeft, IconChevronRight, IconNotesOff, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { openOwnReport } from '../form/report-form-store.ts'
import { ReportSkeletons } from '../list/ReportSkeletons.tsx'
import { reportName } from '../report/report.view.ts'
import { useReportAddress } from '../report-address.ts'
import { ReportWhole } from './ReportWhole.tsx'
import css from './ReportWindow.module.css'
import { useReportWalk } from './use-report-walk.ts'
import { useSwipe } from './use-swipe.ts'

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
  const { report, previous, next, place, isNone, isLoading, error, retry } = walk
  const isLate = useLate(isLoading)
  const dialog = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLElement>(null)
  const step = (way: -1 | 1) => {
    const to = way < 0 ? previous : next
    if (to) stepTo(to.id)
  }
  const swipe = useSwipe(step)
  useShortcut('nextReport', () => step(1), isOpen, dialog)
  useShortcut('previousReport', () => step(-1), isOpen, dialog)
  useShortcut('closeReport', close, isOpen, dialog)
  const id = report?.id
  useEffect(() => {
    if (!id) return
    body.current?.scrollTo({ top: 0 })
    // The button that was pressed may have gone with its report. Without focus inside, no key is heard.
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body)
      body.current?.focus({ preventScroll: true })
  }, [id])

  const isMissing = failureOf(error).kind === 'missing'
  const placeText = place && `${place.number} of ${place.of}`
  const content = () => {
    if (report)
      return (
        <ReportWhole
          key={report.id}
          report={report}
          onEdit={() => {
            close()
            openOwnReport(report)
          }}
          onRemoved={() => {
            const other = next ?? previous
            if (other) stepTo(other.id)
            else close()
          }}
        />
      )
    if (isNone)
      return (
        <Notice icon={IconNotesOff} title={reportTexts.empty} level={3} role="status">
          <p>What divers found here, dive by dive, will stand in this place.</p>
        </Notice>
      )
    if (error)
      return (
        <Notice
          icon={IconNotesOff}
          title={isMissing ? 'Dive report not found' : 'Failed to load this dive report'}
          level={3}
          role="alert"
          action={
            <Button variant="default" onClick={isMissing ? close : retry}>
              {isMissing ? 'Close' : 'Try again'}
            </Button>
          }
        >
          {isMissing ? <p>It does not exist or is not public.</p> : <FailureText error={error} />}
        </Notice>
      )
    return isLate && <ReportSkeletons />
  }

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
      <Modal.Overlay className={css.veil ?? ''} />
      <Modal.Content ref={dialog} classNames={{ content: css.modal ?? '' }} aria-busy={isLoading}>
        {/* Without the role it would count as the header of the page. */}
        <Modal.Header role="presentation" className={css.head ?? ''}>
          <div className={css.words}>
            <Modal.Title className={css.title ?? ''}>Dive Reports</Modal.Title>
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
          {place && (
            <div className={css.walk}>
              <ActionIcon
                variant="default"
                aria-label="Previous report"
                aria-keyshortcuts={ariaKeys('previousReport')}
                aria-disabled={previous === null}
                onClick={() => step(-1)}
              >
                <IconChevronLeft {...icon} />
              </ActionIcon>
              <span className={css.place}>{placeText}</span>
              <ActionIcon
                variant="default"
                aria-label="Next report"
                aria-keyshortcuts={ariaKeys('nextReport')}
                aria-disabled={next === null}
                onClick={() => step(1)}
              >
                <IconChevronRight {...icon} />
              </ActionIcon>
            </div>
          )}
          <Modal.CloseButton
            className={css.close ?? ''}
            aria-label="Close"
            aria-keyshortcuts={ariaKeys('closeReport')}
            icon={<IconX {...icon} size={20} />}
          />
        </Modal.Header>
        <VisuallyHidden role="status">
          {report && [placeText, reportName(report)].filter(Boolean).join(': ')}
        </VisuallyHidden>
        {/* What scrolls must be reachable with the keyboard. */}
        <section
          ref={body}
          className={css.body}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          aria-label="The report"
          {...swipe}
        >
          {content()}
        </section>
      </Modal.Content>
    </Modal.Root>
  )
}
