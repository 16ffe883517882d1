import type { DiveDetails } from '@soundings/contract/dive-log'
import { ShareDiveDialog } from '../sharing/ShareDiveDialog.tsx'
import { DiveHistory } from './DiveHistory.tsx'
import type { DiveTool } from './dive-tool.ts'

type Props = { dive: DiveDetails; open: DiveTool | null; onClose: () => void }

/** The dialogs over the page of a dive. */
export const DiveDialogs = ({ dive, open, onClose }: Props) => (
  <>
    <ShareDiveDialog dive={dive} opened={open === 'share'} onClose={onClose} />
    <DiveHistory diveId={dive.id} opened={open === 'history'} onClose={onClose} />
  </>
)
