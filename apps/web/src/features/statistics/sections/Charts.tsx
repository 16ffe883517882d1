import { monthNames } from '@soundings/rules/months'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { MonthSelect } from '#shared/ui/MonthSelect.tsx'
import { ChartFigure } from '../charts/ChartFigure.tsx'
import { categoriesChart, destinationsChart, growthChart, seenChart } from '../charts/charts.view.ts'
import { definitions } from '../definitions.ts'
import {
  categoriesQuery,
  csvAddress,
  destinationsQuery,
  growthQuery,
  seenQuery,
} from '../statistics.queries.ts'
import { Listed } from './Listed.tsx'
import { Section } from './Section.tsx'

const noReports = 'Nothing yet. Dive reports fill this chart once they’re public.'

/** A press on a destination shows its seasons and what is seen there. */
export const Destinations = () => {
  const navigate = useNavigate({ from: '/statistics' })
  const list = usePages(destinationsQuery(), ({ key }) => key)
  return (
    <Section title="Top Dive Destinations" definition={definitions.destinations}>
      <Listed list={list} of="destinations" failed="Destinations couldn’t be loaded" empty={noReports}>
        {(items) => (
          <ChartFigure
            chart={destinationsChart(items, list.total)}
            csv={csvAddress.destinations()}
            onPress={(region) =>
              void navigate({ search: (now) => ({ ...now, region }), replace: true, resetScroll: false })
            }
          />
        )}
      </Listed>
    </Section>
  )
}

export const Categories = () => {
  const list = usePages(categoriesQuery(), ({ category }) => category ?? '')
  return (
    <Section title="Dive Site Categories" definition={definitions.categories}>
      <Listed
        list={list}
        of="categories"
        failed="Categories couldn’t be loaded"
        empty="Nothing yet. Dive sites fill this chart once they’re public."
      >
        {(items) => <ChartFigure chart={categoriesChart(items)} csv={csvAddress.categories()} />}
      </Listed>
    </Section>
  )
}

export const Growth = () => {
  const list = usePages(growthQuery(), ({ month }) => month)
  return (
    <Section title="Growth" definition={definitions.growth}>
      <Listed
        list={list}
        of="months"
        failed="Growth couldn’t be loaded"
        empty="Nothing yet. Sites, photos, dive reports and new divers fill this chart."
      >
        {(items) => <ChartFigure chart={growthChart(items)} csv={csvAddress.growth()} />}
      </Listed>
    </Section>
  )
}

/** A press on a species opens its page. */
export const SeenThisMonth = () => {
  const { region, month } = useSearch({ from: '/statistics' })
  const go = useNavigate()
  const list = usePages(seenQuery(region, month), ({ species }) => species)
  const shown = list.first?.month
  const title = month ? `Seen in ${monthNames[month - 1] ?? ''}` : 'Seen This Month'
  return (
    <Section title={title} definition={definitions.species}>
      <MonthSelect
        month={month ?? shown}
        onMonth={(chosen) =>
          void go({
            to: '/statistics',
            search: (now) => ({ ...now, month: chosen }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Listed
        list={list}
        of="species"
        failed="Species couldn’t be loaded"
        empty="Nothing told yet. Dive reports that name species fill this chart."
      >
        {(items) =>
          shown && (
            <ChartFigure
              chart={seenChart(items, { title, month: shown })}
              csv={csvAddress.species(region, shown)}
              onPress={(speciesId) => void go({ to: '/species/$speciesId', params: { speciesId } })}
            />
          )
        }
      </Listed>
    </Section>
  )
}
