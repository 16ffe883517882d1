import { Skeleton } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { ReloadNotice } from '#shared/ui/ReloadNotice.tsx'
import css from './HomePart.module.css'

type Props = {
  /** What it shows, e.g. a site id: a new one is tried afresh. */
  about?: string
  /** What holds its place while its code is on its way. */
  waiting?: ReactNode
  children: ReactNode
}

/** A part of the home screen whose code comes late. Where it does not come, the other parts stay whole. */
export const HomePart = ({ about = '', waiting = <Waiting />, children }: Props) => (
  <CatchBoundary getResetKey={() => about} errorComponent={Missing}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </CatchBoundary>
)

const widths = ['72%', '48%', '64%', '56%']

const Waiting = () =>
  useLate(true) && (
    <div className={css.waiting} aria-hidden="true">
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  )

const Missing = () => (
  <div className={css.missing}>
    <ReloadNotice icon={IconPlugConnectedX} title="This section didn’t load">
      <p>Check your connection and reload the page. Your question is kept.</p>
    </ReloadNotice>
  </div>
)
