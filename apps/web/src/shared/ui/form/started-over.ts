import { toast } from '../toast.tsx'

/** Says that a form begins anew. While that is read, what stood in it can be had back. */
export const showStartedOver = (undo: () => void): void =>
  toast.notify({ message: 'Started over', action: { label: 'Undo', act: undo }, isKept: false })
