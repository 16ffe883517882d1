import type { Site } from '@soundings/contract/sites'
import { isOwnAddress, webAddress } from '#shared/lib/web-address.ts'
import css from './SponsorNote.module.css'

/** A logo of another server would tell that server who looks at a site, and the page's policy forbids it: words do. */
const ownLogo = (address: string | null) => (address !== null && isOwnAddress(address) ? address : null)

/** One quiet row that says who paid for being here. */
export const SponsorNote = ({ sponsor }: { sponsor: Site['sponsor'] }) => {
  if (sponsor === null) return null
  const address = webAddress(sponsor.sponsorURL)
  const logo = ownLogo(webAddress(sponsor.logoURL))
  return (
    <section className={css.sponsor} aria-label="Sponsored">
      <span className={css.label}>Sponsored</span>
      {logo && <img className={css.logo} src={logo} alt="" width={24} height={24} loading="lazy" />}
      {address ? (
        <a href={address} rel="sponsored noopener noreferrer" target="_blank">
          {sponsor.sponsoredBy}
        </a>
      ) : (
        <span>{sponsor.sponsoredBy}</span>
      )}
    </section>
  )
}
