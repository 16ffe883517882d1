import { ReportPanel } from '#features/reports/index.ts'
import { HomePart } from './HomePart.tsx'
import type { Home } from './use-home.ts'

type Props = { home: Home; siteId: string; takesFocus: boolean }

/** Beside the map, in the place of photos: what divers report of the selected site. */
export const HomeReports = ({ home, siteId, takesFocus }: Props) => (
  <HomePart about={siteId}>
    <ReportPanel
      key={siteId}
      siteId={siteId}
      reportId={home.readId}
      onStep={home.readReport}
      onClose={home.closeMode}
      takesFocus={takesFocus}
    />
  </HomePart>
)
