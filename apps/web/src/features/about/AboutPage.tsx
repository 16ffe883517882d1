import { type ExportFormat, reportLicence, reports } from '@soundings/contract/reports'
import { systemPages } from '@soundings/contract/system-pages'
import { Link } from '@tanstack/react-router'
import { projectLinks } from '#shared/lib/project-links.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import reading from '#shared/ui/reading.module.css'
import { AboutNumbers } from './AboutNumbers.tsx'
import css from './AboutPage.module.css'
import { credits } from './credits.ts'

const exportAddress = (format: ExportFormat) => `${reports.export.path}?format=${format}`

/** What Soundings is, whose work it stands on, and where to say that something is wrong. */
export const AboutPage = () => {
  useTitle('About')
  return (
    <article className={reading.page}>
      <h1 tabIndex={-1}>About Soundings</h1>
      <p className={reading.lead}>
        Soundings is a map of dive sites. The numbers on a nautical chart are called soundings: each one gives
        the depth at that spot. Every site here shows its depth the same way, along with what you need to
        choose a dive: who it suits, how to get in, what to watch out for and what you may see.
      </p>
      <p>
        It’s free and open source, and you can host it yourself. You don’t need an account to look around.
      </p>
      <AboutNumbers />
      <section>
        <h2>Safety</h2>
        <p>
          Information here may be wrong or out of date. Check conditions, rules and access with local divers,
          dive within your training and limits, and never use this map for navigation.
        </p>
        <p>
          In an emergency, see <Link to={systemPages.emergency}>who to call and what to do</Link>.
        </p>
      </section>
      <section>
        <h2>Data, images and fonts</h2>
        <dl className={css.credits}>
          {credits.map(({ what, whose, href }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <a href={href} rel="noopener noreferrer">
                  {whose}
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          All published dive reports are open data under {reportLicence.name}:{' '}
          <a href={exportAddress('csv')} download>
            as CSV
          </a>{' '}
          or{' '}
          <a href={exportAddress('json')} download>
            as JSON
          </a>
          .
        </p>
      </section>
      <section>
        <h2>Found a mistake?</h2>
        <p>
          A wrong depth, a site in the wrong place, a page that breaks: please{' '}
          <a href={projectLinks.issues} rel="noopener noreferrer">
            report it
          </a>
          . The{' '}
          <a href={projectLinks.source} rel="noopener noreferrer">
            source code
          </a>{' '}
          is open under the Apache License 2.0.
        </p>
      </section>
      <ButtonLink className={css.on} variant="main" to="/explore">
        Explore dive sites
      </ButtonLink>
    </article>
  )
}
