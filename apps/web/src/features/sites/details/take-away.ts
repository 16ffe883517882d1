import type { Site } from '@soundings/contract/sites'
import { type SiteFileKind, siteFile } from '@soundings/rules/site-files'
import { locationText } from '@soundings/rules/sites'
import { saveFile } from '#shared/lib/save-file.ts'
import { toast } from '#shared/ui/toast.tsx'
import { creditText, siteAddress } from '../sites.view.ts'

// The ways to take a site along: as a link, as a file, on paper.

const fullAddress = (site: Site): string => new URL(siteAddress(site), window.location.origin).href

/** Whether the device has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Copies the address of the site's page and says so. */
export const copyLink = async (site: Site): Promise<void> => {
  try {
    await navigator.clipboard.writeText(fullAddress(site))
    toast.success('Link copied')
  } catch {
    toast.error('Couldn’t copy. You can copy the link from the address bar.')
  }
}

/** Opens the share sheet; where it refuses, the link is copied instead. Closing the sheet is no failure. */
export const shareSite = async (site: Site): Promise<void> => {
  try {
    await navigator.share({
      title: site.siteName,
      text: `${site.siteName}, ${locationText(site)}`,
      url: fullAddress(site),
    })
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) await copyLink(site)
  }
}

/** Saves the site as a file for a plotter, a dive computer or a map. */
export const downloadSite = (site: Site, kind: SiteFileKind): void => {
  const { text, ...file } = siteFile(kind, { site, address: fullAddress(site), credit: creditText(site) })
  saveFile({ ...file, content: text })
}

/** Prints the page: on paper it is a briefing of one sheet. */
export const printBriefing = (): void => window.print()
