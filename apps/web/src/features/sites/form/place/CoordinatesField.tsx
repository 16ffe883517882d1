import type { Coordinates } from '@soundings/contract/common'
import { decimalPosition, readPosition } from '@soundings/rules/coordinates'
import { formatPosition } from '@soundings/rules/geo'
import { useState } from 'react'
import { TextField } from '#shared/ui/form/fields.tsx'

type Props = {
  place: Coordinates | null
  /** What is typed and is no place yet; empty when the place stands in the field. */
  typed: string
  error?: string | null | undefined
  isOptional?: boolean
  onType: (text: string) => void
  onPlace: (place: Coordinates) => void
  onProblem: (problem: string) => void
}

/** The place in figures. What is typed counts when the field is left or Enter is pressed. */
export const CoordinatesField = ({
  place,
  typed,
  error,
  isOptional = false,
  onType,
  onPlace,
  onProblem,
}: Props) => {
  const [isEmptied, setEmptied] = useState(false)
  const shown = place ? decimalPosition(place) : ''

  const take = () => {
    setEmptied(false)
    const read = readPosition(typed)
    // The figures in the field are rounded: they are not the place itself.
    if (read === null || typed === shown) return onType('')
    if ('problem' in read) return onProblem(read.problem)
    onPlace(read.coordinates)
  }
  return (
    <TextField
      label={isOptional ? 'Coordinates (optional)' : 'Coordinates'}
      required={!isOptional}
      autoComplete="off"
      spellCheck={false}
      placeholder="27.8137, 33.9206"
      description={
        place && typed === '' && !error
          ? formatPosition(place)
          : 'Decimal degrees, degrees and minutes, or a link from a map'
      }
      data-path="coordinates"
      value={typed === '' && !isEmptied ? shown : typed}
      error={error}
      onChange={({ target }) => {
        setEmptied(target.value === '')
        onType(target.value)
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        take()
      }}
    />
  )
}
