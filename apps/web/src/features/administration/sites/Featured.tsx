import { plural } from '@soundings/rules/phrases'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ago } from '#shared/ui/Ago.tsx'
import { AskButton } from '../AskButton.tsx'
import { featuredAgeQuery, rankFeatured } from '../administration.queries.ts'
import { Part } from '../Part.tsx'

/** When the featured sites were ranked, and the way to do so again. */
export const Featured = () => {
  const queries = useQueryClient()
  const featured = useQuery(featuredAgeQuery())
  return (
    <Part
      title="Featured sites"
      failed="The featured sites couldn’t be loaded"
      query={featured}
      acts={
        <AskButton
          question={{
            title: 'Refresh the featured sites?',
            text: 'The sites of every month are ranked again. This takes a moment; visitors see the new ones at once.',
            label: 'Refresh',
            act: () => rankFeatured(queries),
            done: (count) =>
              plural(count, {
                one: 'Refreshed: # site is featured over the year',
                other: 'Refreshed: # sites are featured over the year',
              }),
            failed: 'Failed to refresh featured sites.',
          }}
        >
          Refresh Featured Sites
        </AskButton>
      }
    >
      {({ refreshedAt }) => (
        <p>
          {refreshedAt === null ? (
            'They haven’t been ranked yet.'
          ) : (
            <>
              Ranked <Ago at={refreshedAt} />, and again every Monday.
            </>
          )}
        </p>
      )}
    </Part>
  )
}
