import { WaitingList } from '#shared/outbox/WaitingList.tsx'
import { reportKind } from '../outbox/report-kind.ts'

/** The reports of one site that its author wrote and the server does not have yet. */
export const WaitingReports = ({ siteId }: { siteId: string }) => (
  <WaitingList kind={reportKind.name} subject={siteId} />
)
