import type { DiveStatistics } from '@soundings/contract/dive-log'
import { numberText } from '@soundings/rules/phrases'
import { ChartPanel } from './ChartPanel.tsx'
import { numberCell, textCell, timeSpanText } from './charts.view.ts'
import css from './SurfaceIntervals.module.css'

/** How long somebody stays out of the water between dives that follow each other; nothing where none do. */
export const SurfaceIntervals = ({ interval }: { interval: DiveStatistics['surfaceInterval'] }) => {
  if (!interval) return null
  const { median, shortest, count } = interval
  const figures = [
    { label: 'Median', minutes: median },
    { label: 'Shortest', minutes: shortest },
  ]
  return (
    <ChartPanel
      name="surface-intervals"
      title="Surface intervals"
      headings={['Surface interval', 'Minutes', 'Intervals']}
      rows={figures.map(({ label, minutes }) => ({
        key: label,
        cells: [textCell(label), numberCell(minutes), numberCell(count)],
      }))}
      about="Between dives of one day, or of one day and the next."
    >
      <dl className={css.figures}>
        {figures.map(({ label, minutes }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{timeSpanText(minutes)}</dd>
          </div>
        ))}
        <div>
          <dt>Intervals</dt>
          <dd>{numberText(count)}</dd>
        </div>
      </dl>
    </ChartPanel>
  )
}
