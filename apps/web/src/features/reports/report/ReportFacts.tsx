import type { Report } from '@soundings/contract/reports'
import { depthText, temperatureText } from '@soundings/rules/units'
import { useUnits } from '#shared/units/unit-store.ts'
import { conditionLabel } from '../labels.view.ts'
import css from './ReportFacts.module.css'

type Props = { report: Pick<Report, 'visibility' | 'waterTemp' | 'conditions' | 'animalsSeen'> }

/** What a diver measured and saw; what was not said is left out. */
export const ReportFacts = ({ report }: Props) => {
  const { depth, temperature } = useUnits()
  const { visibility, waterTemp, conditions, animalsSeen } = report
  const facts = [
    { label: 'Visibility', value: visibility !== null && depthText(visibility, depth) },
    { label: 'Water', value: waterTemp !== null && temperatureText(waterTemp, temperature) },
    { label: 'Conditions', value: conditions.map((one) => conditionLabel[one]).join(', ') },
    { label: 'Animals seen', value: animalsSeen?.trim() },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
