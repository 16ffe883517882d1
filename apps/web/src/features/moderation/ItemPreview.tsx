import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { codeOf, wordsOf } from '#shared/api/failure.ts'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Scroller } from '#shared/ui/Scroller.tsx'
import css from './ItemPreview.module.css'
import { PreviewBody } from './PreviewBody.tsx'
import { PreviewSkeleton } from './PreviewSkeleton.tsx'
import { useReviewKinds } from './review-kinds.ts'
import type { usePreview } from './use-preview.ts'

type Props = {
  /** The id of what is shown. */
  id: string
  query: ReturnType<typeof usePreview>
  /** Whether it is no longer pending. */
  isGone: boolean
  /** Back to the list, where the two do not fit beside each other. */
  onBack?: (() => void) | undefined
  /** On to something that still waits, or, when nothing does, away from this. */
  onLeave: () => void
  leaveLabel: string
  /** The buttons that decide. */
  children: ReactNode
}

/** Arrows scroll what is read here; elsewhere on the page they walk through the list. */
const keepArrows = (event: KeyboardEvent) => {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.stopPropagation()
}

/** Everything that a decision rests on, and the decision. */
export const ItemPreview = ({ id, query, isGone, onBack, onLeave, leaveLabel, children }: Props) => {
  const { data, error, isFetching, refetch } = query
  const kind = useReviewKinds().find(({ type }) => type === data?.type)
  const language = useDateLanguage((dates) => dates.language)
  const isLate = useLate(isFetching && !data)
  const hasFailed = error !== null && !isFetching && !data
  const scroller = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = onBack !== undefined
  // Over the list it is all that there is of the page.
  const Heading = isOver ? 'h1' : 'h2'
  useEffect(() => {
    if (isOver) heading.current?.focus({ preventScroll: true })
  }, [isOver])
  useEffect(() => {
    if (id) scroller.current?.scrollTo({ top: 0 })
  }, [id])

  const body = () => {
    if (isGone)
      return (
        <Notice
          icon={IconCircleCheck}
          title="No longer pending"
          role="status"
          action={
            <Button variant="default" onClick={onLeave}>
              {leaveLabel}
            </Button>
          }
        >
          <p>
            {codeOf(error) === 'already-decided'
              ? `${wordsOf(error, 'Another moderator has reviewed it')}.`
              : 'Another moderator has reviewed it, or the author withdrew it.'}
          </p>
        </Notice>
      )
    if (data)
      return (
        <Suspense fallback={<PreviewSkeleton />}>
          <PreviewBody preview={data} />
        </Suspense>
      )
    if (hasFailed)
      return (
        <FailureNotice
          title="This submission couldn’t be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )
    return isLate && <PreviewSkeleton />
  }

  return (
    <section className={css.preview} aria-label="Preview" aria-busy={isFetching && !data}>
      <header className={css.head}>
        {onBack && (
          <ActionIcon variant="quiet" aria-label="Back to the list" onClick={onBack}>
            <IconArrowLeft {...icon} size={22} />
          </ActionIcon>
        )}
        <div className={css.words}>
          <Heading ref={heading} className={css.title} tabIndex={-1}>
            <bdi>{data && !isGone ? data.title : 'Submission'}</bdi>
          </Heading>
          {data && kind && !isGone && (
            <p className={css.about}>
              {kind.label}, sent {dateTimeText(data.createdAt, language)}
            </p>
          )}
        </div>
      </header>
      <Scroller ref={scroller} className={css.body} aria-label="Submitted content" onKeyDown={keepArrows}>
        {body()}
      </Scroller>
      {!isGone && children}
    </section>
  )
}
