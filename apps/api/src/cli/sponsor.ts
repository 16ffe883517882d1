import { Uuid } from '@soundings/contract/common'
import { Sponsor } from '@soundings/contract/sites'
import { StartError } from '#shared/start-error.ts'
import { runCommand, withDatabase } from './command.ts'

const help = `Sets the sponsor of a dive site, shown on the site's page in a block labelled 'Sponsored'.

Usage: npm run -s sponsor -- SITE_ID --by NAME [--url URL] [--logo URL]
       npm run -s sponsor -- SITE_ID --remove

  SITE_ID     The id in the site's address: /sites/SITE_ID/…
  --by NAME   The sponsor's name, as shown on the page.
  --url URL   Where the name links to. Must start with http:// or https://.
  --logo URL  The sponsor's logo. Must start with http:// or https://.
  --remove    Remove the sponsor.
  -h, --help  Show this help.

You can run this while the server is running. It takes effect at once and replaces any earlier sponsor.
Settings (DATABASE_URL, DATA_DIR …) come from the environment. See docs/configuration.md.
Exit codes: 0 done, 1 failed.`

const more = 'For help, run: npm run sponsor -- --help'

/** The option that each part of a sponsor comes from. */
const optionOf: Record<string, string> = { sponsoredBy: '--by', sponsorURL: '--url', logoURL: '--logo' }

type Given = { by?: string | undefined; url?: string | undefined; logo?: string | undefined; remove: boolean }

const readSponsor = ({ by, url, logo, remove }: Given) => {
  if (remove !== (by === undefined) || (remove && (url ?? logo) !== undefined))
    throw new StartError(`Add either --by or --remove.\n${more}`)
  if (remove) return null
  const read = Sponsor.safeParse({ sponsoredBy: by, sponsorURL: url ?? null, logoURL: logo ?? null })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new StartError(`${optionOf[String(issue?.path[0])]}: ${issue?.message}.\n${more}`)
}

await runCommand(
  'sponsor',
  help,
  {
    options: {
      by: { type: 'string' },
      url: { type: 'string' },
      logo: { type: 'string' },
      remove: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  },
  ({ values, positionals: [siteId = '', ...rest] }) => {
    if (rest.length > 0) throw new StartError(`Enter one site id.\n${more}`)
    if (!Uuid.safeParse(siteId).success)
      throw new StartError(
        siteId ? `${siteId} isn’t the id of a site.\n${more}` : `Enter one site id.\n${more}`,
      )
    const sponsor = readSponsor(values)
    return withDatabase(async ({ db }) => {
      const { sponsorService } = await import('#features/sites/index.ts')
      const site = await sponsorService({ db, clock: () => new Date() }).put(siteId, sponsor, null)
      if (!site) throw new StartError(`There is no site with the id ${siteId}.`)
      console.log(
        sponsor
          ? `Done: ${site.siteName} is sponsored by ${sponsor.sponsoredBy}.`
          : `Done: ${site.siteName} has no sponsor now.`,
      )
    })
  },
)
