/**
 * Draws triangles into buffers: how near (1 / distance), which way the surface faces, its colour and material.
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {Float32Array} near 0 where nothing is
 * @property {Int8Array} facing three a pixel, in the world's directions
 * @property {Float32Array} paint three a pixel
 * @property {Uint8Array} material
 */

/** @returns {Picture} */
export function emptyPicture(width, height) {
  const size = width * height
  return {
    width,
    height,
    near: new Float32Array(size),
    facing: new Int8Array(size * 3),
    paint: new Float32Array(size * 3),
    material: new Uint8Array(size),
  }
}

const nearest = 0.12

/**
 * @param {Picture} picture
 * @param {import('./mesh.mjs').Mesh} mesh
 * @param {ReturnType<typeof import('./camera.mjs').cameraOf>} camera
 * @param {number} material
 */
export function drawMesh(picture, mesh, camera, material) {
  const { positions, triangles } = mesh
  const count = positions.length / 3
  const seen = new Float32Array(positions.length)
  for (let at = 0; at < count; at += 1)
    seen.set(camera.seen(positions[at * 3], positions[at * 3 + 1], positions[at * 3 + 2]), at * 3)

  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at], triangles[at + 1], triangles[at + 2]]
    const behind = corners.filter((corner) => seen[corner * 3 + 2] < nearest).length
    if (behind === 3) continue
    const points = corners.map((corner) => pointOf(mesh, seen, corner))
    if (behind === 0) drawTriangle(picture, camera, points[0], points[1], points[2], material)
    else {
      const cut = clipped(points)
      for (let next = 2; next < cut.length; next += 1)
        drawTriangle(picture, camera, cut[0], cut[next - 1], cut[next], material)
    }
  }
}

/** A corner with all that changes over a triangle: place (3), facing (3), colour (3). */
const pointOf = ({ normals, colors }, seen, corner) => {
  const at = corner * 3
  return [
    seen[at],
    seen[at + 1],
    seen[at + 2],
    normals[at],
    normals[at + 1],
    normals[at + 2],
    colors[at],
    colors[at + 1],
    colors[at + 2],
  ]
}

/** The part of a triangle before the eye. */
function clipped(points) {
  const kept = []
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length]
    if (point[2] >= nearest) kept.push(point)
    if (point[2] >= nearest !== next[2] >= nearest) {
      const share = (nearest - point[2]) / (next[2] - point[2])
      kept.push(point.map((value, at) => value + (next[at] - value) * share))
    }
  })
  return kept
}

function drawTriangle(picture, camera, a, b, c, material) {
  const { width, height, near, facing, paint } = picture
  const ia = 1 / a[2]
  const ib = 1 / b[2]
  const ic = 1 / c[2]
  const { zoom } = camera
  const ax = width / 2 + a[0] * ia * zoom
  const ay = height / 2 - a[1] * ia * zoom
  const bx = width / 2 + b[0] * ib * zoom
  const by = height / 2 - b[1] * ib * zoom
  const cx = width / 2 + c[0] * ic * zoom
  const cy = height / 2 - c[1] * ic * zoom
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-9) return

  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const stepB = (cy - ay) / area
  const stepC = -(by - ay) / area

  for (let row = top; row <= bottom; row += 1) {
    const y = row + 0.5
    let wb = ((left + 0.5 - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
    let wc = ((bx - ax) * (y - ay) - (left + 0.5 - ax) * (by - ay)) / area
    for (let column = left; column <= right; column += 1, wb += stepB, wc += stepC) {
      const wa = 1 - wb - wc
      if (wa < 0 || wb < 0 || wc < 0) continue
      const inverse = wa * ia + wb * ib + wc * ic
      const at = row * width + column
      if (inverse <= near[at]) continue
      near[at] = inverse
      picture.material[at] = material
      const shareA = (wa * ia) / inverse
      const shareB = (wb * ib) / inverse
      const shareC = (wc * ic) / inverse
      const three = at * 3
      for (let axis = 0; axis < 3; axis += 1) {
        facing[three + axis] = 127 * (shareA * a[3 + axis] + shareB * b[3 + axis] + shareC * c[3 + axis])
        paint[three + axis] = shareA * a[6 + axis] + shareB * b[6 + axis] + shareC * c[6 + axis]
      }
    }
  }
}
