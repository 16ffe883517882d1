import type {
  Access,
  AccessStatus,
  ApprovalStatus,
  Difficulty,
  DiveType,
  WaterBodyType,
} from '@soundings/contract/sites'

// The words a diver reads for every stored value.

/** The short form of a list row. */
export const difficultyShort: Record<Difficulty, string> = {
  beginner: 'BEG',
  intermediate: 'INT',
  advanced: 'ADV',
  technical: 'TECH',
}

export const accessLabel: Record<Access, string> = {
  shore: 'Shore',
  boat: 'Boat only',
  either: 'Shore or boat',
}

export const accessStatusLabel: Record<AccessStatus, string> = {
  open: 'Open',
  restricted: 'Restricted',
  closed: 'Closed',
}

export const waterBodyLabel: Record<WaterBodyType, string> = {
  ocean: 'Ocean',
  sea: 'Sea',
  lake: 'Lake',
  river: 'River',
  quarry: 'Quarry',
  cave: 'Cave',
}

export const diveTypeLabel: Record<DiveType, string> = {
  shore: 'Shore',
  boat: 'Boat',
  drift: 'Drift',
  wall: 'Wall',
  reef: 'Reef',
  wreck: 'Wreck',
  cave: 'Cave',
}

export const approvalLabel: Record<ApprovalStatus, string> = {
  approved: 'Approved',
  pending: 'Pending review',
  rejected: 'Not approved',
}
