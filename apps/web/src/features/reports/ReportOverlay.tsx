import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyComponent, useWasWanted } from '#shared/ui/lazy-component.tsx'

type Props = {
  /** The site that the page below shows. */
  siteBelow: string | null
}

const Loaded = lazyComponent<Props>(
  async () => (await (await import('./components.ts')).loadReportWindow()).ReportWindow,
  { words: 'The dive report couldn’t be opened. Check your connection and reload the page.' },
)

/** One dive report over any page, as `?report=` asks for it. Its code loads when it is first wanted. */
export const ReportOverlay = (props: Props) => {
  const wasWanted = useWasWanted(useSearch({ strict: false }).report !== undefined)
  return (
    wasWanted && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  )
}
