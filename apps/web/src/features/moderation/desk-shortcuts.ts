import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys on the page of moderators. */
export const deskShortcuts = {
  nextItem: {
    where: 'In Report Submissions',
    group: 'moderator',
    does: 'Next item',
    keys: ['j', 'ArrowDown'],
  },
  previousItem: {
    where: 'In Report Submissions',
    group: 'moderator',
    does: 'Previous item',
    keys: ['k', 'ArrowUp'],
  },
  approveItem: { where: 'In Report Submissions', group: 'moderator', does: 'Approve', keys: ['a'] },
  rejectItem: {
    where: 'In Report Submissions',
    group: 'moderator',
    does: 'Reject, with a reason',
    keys: ['r'],
  },
  tickItem: { where: 'In Report Submissions', group: 'moderator', does: 'Select or deselect', keys: ['x'] },
  undoDecision: {
    where: 'In Report Submissions',
    group: 'moderator',
    does: 'Undo the last decision',
    keys: ['z'],
  },
} as const satisfies Record<string, Shortcut>
