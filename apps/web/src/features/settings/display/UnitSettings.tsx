import { depthUnits, pressureUnits, temperatureUnits, weightUnits } from '@soundings/contract/settings'
import {
  depthText,
  pressureText,
  temperatureText,
  type Unit,
  unitName,
  unitSymbol,
  weightText,
} from '@soundings/rules/units'
import { useUnits } from '#shared/units/unit-store.ts'
import { Part } from '../Part.tsx'
import { Choice } from './Choice.tsx'

const optionsOf = <U extends Unit>(units: readonly U[]) =>
  units.map((value) => ({ value, label: unitSymbol[value], name: unitName[value] }))

const options = {
  depth: optionsOf(depthUnits),
  temperature: optionsOf(temperatureUnits),
  pressure: optionsOf(pressureUnits),
  weight: optionsOf(weightUnits),
}

/** The units in which everything is shown and typed. */
export const UnitSettings = () => {
  const { depth, temperature, pressure, weight, choose } = useUnits()
  const dive = [
    depthText(18, depth),
    temperatureText(24, temperature),
    pressureText(200, pressure),
    weightText(6, weight),
  ].join(', ')
  return (
    <Part title="Units" lead={`A dive then reads: ${dive}.`}>
      <Choice
        label="Depth and distance"
        value={depth}
        options={options.depth}
        onChange={(unit) => choose({ depth: unit })}
      />
      <Choice
        label="Temperature"
        value={temperature}
        options={options.temperature}
        onChange={(unit) => choose({ temperature: unit })}
      />
      <Choice
        label="Pressure"
        value={pressure}
        options={options.pressure}
        onChange={(unit) => choose({ pressure: unit })}
      />
      <Choice
        label="Weight"
        value={weight}
        options={options.weight}
        onChange={(unit) => choose({ weight: unit })}
      />
    </Part>
  )
}
