import { add, cross, mixed, subtract, times, unit } from './vector.mjs'

/** @typedef {import('./vector.mjs').Vector} Vector */

/**
 * Where and how a mesh stands. Forward is x, up is y; it is rolled, pitched up and then turned (yaw), where
 * a quarter turn brings the front towards the viewer.
 * @typedef {object} Place
 * @property {Vector} [at]
 * @property {number | Vector} [scale]
 * @property {number} [yaw]
 * @property {number} [pitch]
 * @property {number} [roll]
 */

/** Triangles with a normal and a colour (as light) at every corner. */
export class Mesh {
  positions = []
  normals = []
  colors = []
  triangles = []

  /** @param {Vector} position @param {Vector} normal @param {Vector} color */
  vertex(position, normal, color) {
    this.positions.push(position[0], position[1], position[2])
    this.normals.push(normal[0], normal[1], normal[2])
    this.colors.push(color[0], color[1], color[2])
    return this.positions.length / 3 - 1
  }

  triangle(a, b, c) {
    this.triangles.push(a, b, c)
  }

  quad(a, b, c, d) {
    this.triangles.push(a, b, c, a, c, d)
  }

  /** A flat polygon; its corners must run around a shape that its first corner can see. */
  polygon(corners, color) {
    const normal = unit(cross(subtract(corners[1], corners[0]), subtract(corners[2], corners[0])))
    const first = corners.map((corner) => this.vertex(corner, normal, color))[0]
    for (let at = 1; at < corners.length - 1; at += 1) this.triangle(first, first + at, first + at + 1)
    return this
  }

  /**
   * A surface over rows and columns, with normals from the surface itself.
   * @param {number} columns @param {number} rows
   * @param {(u: number, v: number) => Vector} position
   * @param {Vector | ((u: number, v: number, position: Vector) => Vector)} color
   */
  surface(columns, rows, position, color) {
    const first = this.positions.length / 3
    const points = []
    for (let row = 0; row <= rows; row += 1)
      for (let column = 0; column <= columns; column += 1) points.push(position(column / columns, row / rows))
    const at = (column, row) =>
      points[Math.min(rows, Math.max(0, row)) * (columns + 1) + Math.min(columns, Math.max(0, column))]
    for (let row = 0; row <= rows; row += 1)
      for (let column = 0; column <= columns; column += 1) {
        const along = subtract(at(column + 1, row), at(column - 1, row))
        const across = subtract(at(column, row + 1), at(column, row - 1))
        const point = at(column, row)
        const paint = typeof color === 'function' ? color(column / columns, row / rows, point) : color
        this.vertex(point, unit(cross(across, along)), paint)
      }
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const corner = first + row * (columns + 1) + column
        this.quad(corner, corner + 1, corner + columns + 2, corner + columns + 1)
      }
    return this
  }

  /** A tube along points; `radii` and `color` may change from point to point. */
  tube(points, radii, color, sides = 6) {
    const last = points.length - 1
    const radius = (at) => (typeof radii === 'number' ? radii : radii[at])
    let side = [0, 0, 1]
    let previous = -1
    points.forEach((point, at) => {
      const along = unit(subtract(points[Math.min(last, at + 1)], points[Math.max(0, at - 1)]))
      if (Math.abs(along[2]) > 0.9 && at === 0) side = [0, 1, 0]
      const up = unit(cross(along, side))
      side = unit(cross(up, along))
      const ring = this.positions.length / 3
      for (let step = 0; step < sides; step += 1) {
        const angle = (step / sides) * 2 * Math.PI
        const normal = add(times(up, Math.cos(angle)), times(side, Math.sin(angle)))
        this.vertex(
          add(point, times(normal, radius(at))),
          normal,
          typeof color === 'function' ? color(at / last) : color,
        )
      }
      if (previous >= 0)
        for (let step = 0; step < sides; step += 1) {
          const next = (step + 1) % sides
          this.quad(previous + step, previous + next, ring + next, ring + step)
        }
      previous = ring
    })
    return this
  }

  /** A straight limb with round ends. */
  limb(from, to, startRadius, endRadius, color, sides = 8) {
    const along = unit(subtract(to, from))
    const cap = (point, radius, by) => add(point, times(along, radius * by))
    return this.tube(
      [
        cap(from, startRadius, -1),
        cap(from, startRadius, -0.7),
        from,
        mixed(from, to, 0.5),
        to,
        cap(to, endRadius, 0.7),
        cap(to, endRadius, 1),
      ],
      [
        0.001,
        startRadius * 0.7,
        startRadius,
        (startRadius + endRadius) / 2,
        endRadius,
        endRadius * 0.7,
        0.001,
      ],
      color,
      sides,
    )
  }

  /** A ball, squeezed by `size` (its half axes) and pushed outwards by `bump`. */
  ball(center, size, color, { rings = 10, sides = 14, bump = () => 1, from = 0, to = Math.PI } = {}) {
    return this.surface(
      sides,
      rings,
      (u, v) => {
        const angle = -u * 2 * Math.PI
        const tilt = from + (to - from) * v
        const out = [Math.sin(tilt) * Math.cos(angle), Math.cos(tilt), Math.sin(tilt) * Math.sin(angle)]
        const by = bump(out)
        return [
          center[0] + out[0] * size[0] * by,
          center[1] + out[1] * size[1] * by,
          center[2] + out[2] * size[2] * by,
        ]
      },
      color,
    )
  }

  /** A shape turned around its upright axis: pairs of radius and height. */
  lathe(profile, color, { sides = 16, at = [0, 0, 0], bump = () => 1 } = {}) {
    const last = profile.length - 1
    return this.surface(
      sides,
      last,
      (u, v) => {
        const [radius, height] = profile[Math.round(v * last)]
        const angle = -u * 2 * Math.PI
        const by = radius * bump(angle, height)
        return [at[0] + Math.cos(angle) * by, at[1] + height, at[2] + Math.sin(angle) * by]
      },
      color,
    )
  }

  /** A box by its middle and its full size. */
  box(center, size, color) {
    const [x, y, z] = times(size, 0.5)
    const corner = (sx, sy, sz) => [center[0] + x * sx, center[1] + y * sy, center[2] + z * sz]
    const faces = [
      [
        [1, -1, -1],
        [1, 1, -1],
        [1, 1, 1],
        [1, -1, 1],
      ],
      [
        [-1, -1, 1],
        [-1, 1, 1],
        [-1, 1, -1],
        [-1, -1, -1],
      ],
      [
        [-1, 1, -1],
        [-1, 1, 1],
        [1, 1, 1],
        [1, 1, -1],
      ],
      [
        [-1, -1, 1],
        [-1, -1, -1],
        [1, -1, -1],
        [1, -1, 1],
      ],
      [
        [-1, -1, 1],
        [1, -1, 1],
        [1, 1, 1],
        [-1, 1, 1],
      ],
      [
        [1, -1, -1],
        [-1, -1, -1],
        [-1, 1, -1],
        [1, 1, -1],
      ],
    ]
    for (const face of faces)
      this.polygon(
        face.map((signs) => corner(...signs)),
        color,
      )
    return this
  }

  /** A strip along points, as wide as `widths` towards `side`. */
  ribbon(points, widths, side, color) {
    const last = points.length - 1
    return this.surface(
      1,
      last,
      (u, v) => {
        const at = Math.round(v * last)
        const width = typeof widths === 'number' ? widths : widths[at]
        return add(points[at], times(side, (u - 0.5) * width))
      },
      typeof color === 'function' ? (_, v) => color(v) : color,
    )
  }

  /** @param {Mesh} other @param {Place} [place] */
  append(other, place = {}) {
    const { at = [0, 0, 0], scale = 1, yaw = 0, pitch = 0, roll = 0 } = place
    const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale
    const [cy, sny, cp, sp, cr, sr] = [
      Math.cos(yaw),
      Math.sin(yaw),
      Math.cos(pitch),
      Math.sin(pitch),
      Math.cos(roll),
      Math.sin(roll),
    ]
    const turn = (x, y, z) => {
      const y1 = y * cr - z * sr
      const z1 = y * sr + z * cr
      const x2 = x * cp - y1 * sp
      const y2 = x * sp + y1 * cp
      return [x2 * cy + z1 * sny, y2, z1 * cy - x2 * sny]
    }
    const first = this.positions.length / 3
    const { positions, normals, colors, triangles } = other
    for (let index = 0; index < positions.length; index += 3) {
      const [x, y, z] = turn(positions[index] * sx, positions[index + 1] * sy, positions[index + 2] * sz)
      this.positions.push(x + at[0], y + at[1], z + at[2])
      const normal = unit(turn(normals[index] / sx, normals[index + 1] / sy, normals[index + 2] / sz))
      this.normals.push(normal[0], normal[1], normal[2])
      this.colors.push(colors[index], colors[index + 1], colors[index + 2])
    }
    for (const corner of triangles) this.triangles.push(first + corner)
    return this
  }

  /** Leaves out the triangles whose middle lies where `where` says. */
  without(where) {
    const middle = (at, axis) =>
      (this.positions[this.triangles[at] * 3 + axis] +
        this.positions[this.triangles[at + 1] * 3 + axis] +
        this.positions[this.triangles[at + 2] * 3 + axis]) /
      3
    const kept = []
    for (let at = 0; at < this.triangles.length; at += 3)
      if (!where(middle(at, 0), middle(at, 1), middle(at, 2)))
        kept.push(this.triangles[at], this.triangles[at + 1], this.triangles[at + 2])
    this.triangles = kept
    return this
  }

  /** Moves every corner. */
  moved(by) {
    for (let at = 0; at < this.positions.length; at += 3) {
      const [x, y, z] = by(this.positions[at], this.positions[at + 1], this.positions[at + 2])
      this.positions[at] = x
      this.positions[at + 1] = y
      this.positions[at + 2] = z
    }
    return this
  }
}
