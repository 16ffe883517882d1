import type { Coordinates } from '@soundings/contract/common'
import { decimalPosition, readPosition } from '@soundings/rules/coordinates'
import { formatPosition } from '@soundings/rules/geo'
import { useState } from 'react'
import { TextField } from '#shared/ui/form/fields.tsx'

type Props = {
  place: Coordinates | null
  onPlace: (place: Coordinates) => void
  error?: string | null | undefined
}

/** The place in figures. What is typed counts when the field is left or Enter is pressed. */
export const CoordinatesField = ({ place, onPlace, error }: Props) => {
  const [typed, setTyped] = useState<{
    text: string
    over: Coordinates | null
    problem: string | null
  } | null>(null)
  // A place that is chosen elsewhere takes the place of what was typed.
  const isTyping = typed !== null && typed.over === place
  const problem = isTyping && typed.problem
  const shown = place ? decimalPosition(place) : ''

  const take = () => {
    if (!isTyping) return
    const read = readPosition(typed.text)
    if (read === null) return setTyped(null)
    if ('problem' in read) return setTyped({ ...typed, problem: read.problem })
    setTyped(null)
    if (typed.text !== shown) onPlace(read.coordinates)
  }
  return (
    <TextField
      label="Coordinates"
      autoComplete="off"
      spellCheck={false}
      placeholder="27.8137, 33.9206"
      description={
        place && !problem
          ? formatPosition(place)
          : 'Decimal degrees, degrees and minutes, or a link from a map'
      }
      data-path="coordinates"
      value={isTyping ? typed.text : shown}
      error={problem || error}
      onChange={({ target }) => setTyped({ text: target.value, over: place, problem: null })}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        take()
      }}
    />
  )
}
