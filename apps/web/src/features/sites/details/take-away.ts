import type { Site } from '@soundings/contract/sites'
import { type SiteFileKind, siteFile } from '@soundings/rules/site-files'
import { locationText } from '@soundings/rules/sites'
import { saveFile } from '#shared/lib/save-file.ts'
import { copyLink, shareLink } from '#shared/ui/share-link.ts'
import { creditText, siteAddress } from '../sites.view.ts'

// The ways to take a site along: as a link, as a file, on paper.

const fullAddress = (site: Site): string => new URL(siteAddress(site), window.location.origin).href

/** Copies the address of the site's page and says so. */
export const copySiteLink = (site: Site): Promise<void> => copyLink(fullAddress(site))

/** Hands the site on by the share sheet. */
export const shareSite = (site: Site): Promise<void> =>
  shareLink({
    title: site.siteName,
    text: `${site.siteName}, ${locationText(site)}`,
    url: fullAddress(site),
  })

/** Saves the site as a file for a plotter, a dive computer or a map. */
export const downloadSite = (site: Site, kind: SiteFileKind): void => {
  const { text, ...file } = siteFile(kind, { site, address: fullAddress(site), credit: creditText(site) })
  saveFile({ ...file, content: text })
}

/** Prints the page: on paper it is a briefing of one sheet. */
export const printBriefing = (): void => window.print()
