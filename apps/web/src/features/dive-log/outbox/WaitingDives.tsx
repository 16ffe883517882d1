import { WaitingList } from '#shared/outbox/WaitingList.tsx'
import { diveKind } from './dive-kind.ts'

/** The dives that wait on this device and are not in the log yet. */
export const WaitingDives = () => <WaitingList kind={diveKind.name} />
