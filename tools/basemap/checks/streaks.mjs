/**
 * Names the layers of a low zoom tile with an edge that runs across almost the whole tile. No coast or
 * border is that straight: such an edge comes from a shape torn apart at the antimeridian. At the upper and lower edge,
 * where Antarctica is cut off, there may be one within two pixels.
 * @param {Record<string, import('@mapbox/vector-tile').VectorTileLayer>} layers
 * @param {string[]} names of the layers that are looked at
 */
export function streaksIn(layers, names) {
  return names.filter((name) => layers[name] && hasStreak(layers[name]))
}

function hasStreak(layer) {
  for (let index = 0; index < layer.length; index += 1) {
    for (const line of layer.feature(index).loadGeometry()) {
      if (line.some((point, at) => at > 0 && isStreak(line[at - 1], point, layer.extent))) return true
    }
  }
  return false
}

function isStreak(from, to, extent) {
  const hair = extent / 256
  const alongTheTileEdge =
    [from, to].every(({ y }) => y <= hair) || [from, to].every(({ y }) => y >= extent - hair)
  return !alongTheTileEdge && Math.abs(to.x - from.x) > extent * 0.9
}
