import { type ExportFormat, reportLicence, reports } from '@soundings/contract/reports'
import { AboutNumbers } from '#features/about/index.ts'
import { projectLinks } from '#shared/lib/project-links.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import css from './AboutPage.module.css'
import { credits } from './credits.ts'

const exportAddress = (format: ExportFormat) => `${reports.export.path}?format=${format}`

/** What Soundings is, whose work it stands on, and where to say that something is wrong. */
export const AboutPage = () => {
  useTitle('About')
  return (
    <article className={css.about}>
      <h1 tabIndex={-1}>About Soundings</h1>
      <p className={css.lead}>
        Soundings is a map of dive sites. The figures on a nautical chart are called soundings, and each one
        tells the depth at its place. Here every site carries its depth the same way, with what divers need to
        choose it: who it suits, how to get in, what to look out for and what lives there.
      </p>
      <p>It is free, open source and yours to host. Nobody has to sign up to look around.</p>
      <AboutNumbers />
      <section>
        <h2>Safety</h2>
        <p>
          What you read here can be wrong or out of date. Check conditions, rules and access with people who
          dive the site, dive within your training and your limits, and never use this map for navigation.
        </p>
      </section>
      <section>
        <h2>Data, pictures and type</h2>
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
        <h2>Something is wrong?</h2>
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
