import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Part } from '#shared/ui/Part.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { ChartFigure } from '../charts/ChartFigure.tsx'
import { seasonsChart } from '../charts/charts.view.ts'
import { definitions } from '../definitions.ts'
import { csvAddress, seasonsQuery } from '../statistics.queries.ts'
import { Section } from './Section.tsx'

/** The water by month, of the world or of the place in the address. */
const Water = ({ name }: { name: 'temperature' | 'visibility' }) => {
  const { region } = useSearch({ from: '/statistics' })
  const navigate = useNavigate({ from: '/statistics' })
  const { temperature, depth } = useUnits()
  const query = useQuery(seasonsQuery(region))
  const title = name === 'temperature' ? 'Water Temperature by Month' : 'Visibility by Month'
  return (
    <Section title={title} definition={definitions[name]}>
      <Part query={query} failed="The seasons couldn’t be loaded." height={420}>
        {({ name: place, reports, months }) => (
          <>
            {reports === 0 ? (
              <p>Nothing yet. Dive reports with measurements fill this chart.</p>
            ) : (
              <ChartFigure
                chart={seasonsChart({ name, months, place, units: { temperature, depth } })}
                csv={csvAddress.seasons(region)}
              />
            )}
            {region && (
              <Button
                variant="default"
                onClick={() =>
                  void navigate({
                    search: (now) => ({ ...now, region: undefined }),
                    replace: true,
                    resetScroll: false,
                  })
                }
              >
                Show the whole world
              </Button>
            )}
          </>
        )}
      </Part>
    </Section>
  )
}

export const Seasons = () => (
  <>
    <Water name="temperature" />
    <Water name="visibility" />
  </>
)
