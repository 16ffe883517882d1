/** Blurs a field of numbers in place, three times by boxes, which is close to a soft brush. */
export function blur(field, width, height, radius) {
  const other = new Float32Array(field.length)
  for (let round = 0; round < 3; round += 1) {
    pass(field, other, width, height, radius, 1, width)
    pass(other, field, height, width, radius, width, 1)
  }
  return field
}

function pass(from, to, length, lines, radius, step, lineStep) {
  const full = radius * 2 + 1
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep
    const value = (at) => from[start + Math.min(length - 1, Math.max(0, at)) * step]
    let sum = 0
    for (let at = -radius; at <= radius; at += 1) sum += value(at)
    for (let at = 0; at < length; at += 1) {
      to[start + at * step] = sum / full
      sum += value(at + radius + 1) - value(at - radius)
    }
  }
}

/** Reads a field between its cells. */
export function sample(field, width, height, x, y) {
  const column = Math.min(width - 1.001, Math.max(0, x))
  const row = Math.min(height - 1.001, Math.max(0, y))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const across = column - left
  const down = row - top
  const at = top * width + left
  const upper = field[at] + (field[at + 1] - field[at]) * across
  const lower = field[at + width] + (field[at + width + 1] - field[at + width]) * across
  return upper + (lower - upper) * down
}
