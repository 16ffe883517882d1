import type { PopularSite } from '@soundings/contract/statistics'
import { numberText, plural } from '@soundings/rules/phrases'
import { Link } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { definitions } from '../definitions.ts'
import { popularSitesQuery } from '../statistics.queries.ts'
import { Listed } from './Listed.tsx'
import { Section } from './Section.tsx'
import css from './Sections.module.css'

const Site = ({ site }: { site: PopularSite }) => {
  const { id, slug, name, location, image, rank, rating, views, photos, description } = site
  return (
    <li className={css.site}>
      <span className={css.rank} role="img" aria-label={`Rank ${numberText(rank)}`}>
        {numberText(rank)}
      </span>
      {image ? (
        <img src={image} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={css.noImage}>No photo yet</span>
      )}
      <div>
        <h3>
          <Link to="/sites/$siteId/{-$slug}" params={{ siteId: id, slug }}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={css.quiet}>{location}</p>
        <p>
          {rating === null ? 'Not rated yet' : `${numberText(rating, 1, 1)} of 5`}
          {' · '}
          {plural(views, { one: '# view', other: '# views' })}
          {' · '}
          {plural(photos, { one: '# photo', other: '# photos' })}
        </p>
        {description && <p className={css.about}>{description}</p>}
      </div>
    </li>
  )
}

/** The most popular sites; how popularity is counted is said with them. */
export const PopularSites = () => {
  const list = usePages(popularSitesQuery())
  return (
    <Section title="Most Popular Dive Sites" definition={definitions.popular}>
      <p className={css.quiet}>By views of 30 days, photos and dive reports.</p>
      <Listed
        list={list}
        of="dive sites"
        failed="Popular dive sites couldn’t be loaded"
        empty="Nothing yet. Views, photos and dive reports of public sites fill this list."
      >
        {(items) => (
          <ol className={css.sites}>
            {items.map((site) => (
              <Site key={site.id} site={site} />
            ))}
          </ol>
        )}
      </Listed>
    </Section>
  )
}
