import { Uuid } from '@soundings/contract/common'
import { Sponsor } from '@soundings/contract/sites'
import { sponsorService } from '#features/sites/index.ts'
import { StartError } from '#src/start-error.ts'
import { runCommand, withGround } from './command.ts'

const help = `Says who sponsors a dive site; its page shows it in a block labelled 'Sponsored'.

Usage: npm run -s sponsor -- SITE_ID --by NAME [--url URL] [--logo URL]
       npm run -s sponsor -- SITE_ID --remove

  SITE_ID     The id in the site's address: /sites/SITE_ID/…
  --by NAME   Who sponsors it, as it is shown.
  --url URL   Where the name leads; http:// or https://.
  --logo URL  A picture of theirs; http:// or https://.
  --remove    Nobody sponsors it any more.
  -h, --help  Shows this.

It works while the server runs and holds at once. What was said before is replaced whole.
Settings (DATABASE_URL, DATA_DIR …) are read from the environment; see docs/configuration.md.
Exit codes: 0 done, 1 failed.`

const more = 'See npm run sponsor -- --help'

/** The option that each part of a sponsor comes from. */
const optionOf: Record<string, string> = { sponsoredBy: '--by', sponsorURL: '--url', logoURL: '--logo' }

type Given = { by?: string | undefined; url?: string | undefined; logo?: string | undefined; remove: boolean }

const readSponsor = ({ by, url, logo, remove }: Given) => {
  if (remove !== (by === undefined) || (remove && (url ?? logo) !== undefined))
    throw new StartError(`Give either --by or --remove.\n${more}`)
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
    if (rest.length > 0) throw new StartError(`Give one site.\n${more}`)
    if (!Uuid.safeParse(siteId).success)
      throw new StartError(`${siteId || 'Nothing'} is not the id of a site.\n${more}`)
    const sponsor = readSponsor(values)
    return withGround(async ({ db }) => {
      const site = await sponsorService({ db, clock: () => new Date() }).put(siteId, sponsor, null)
      if (!site) throw new StartError(`There is no site ${siteId}.`)
      console.log(`Done: ${site.siteName} is sponsored by ${sponsor ? sponsor.sponsoredBy : 'nobody'}.`)
    })
  },
)
