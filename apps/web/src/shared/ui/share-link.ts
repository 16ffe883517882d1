import { toast } from './toast.tsx'

/** Whether the device has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Copies an address and says so. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch {
    toast.error('Couldn’t copy. You can copy the link from the address bar.')
  }
}

/** Opens the share sheet; where it refuses, the link is copied instead. Closing the sheet is no failure. */
export const shareLink = async (shared: { title: string; text?: string; url: string }): Promise<void> => {
  try {
    await navigator.share(shared)
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) await copyLink(shared.url)
  }
}
