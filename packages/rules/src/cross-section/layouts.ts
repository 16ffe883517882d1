import type { SiteCategory } from '@soundings/contract/sites'

/** What the picture of a site is built around; a site without a category is a seabed and nothing else. */
export type Subject = SiteCategory | 'seabed'

/** A point as a share of the width and of the way from the floor (0) up to the top of the dive (1). */
export type Share = readonly [x: number, up: number]
/** The lines of floor and rock; where the subject stands, the dive begins, and the floor is deepest, as shares of the width. */
type Layout = {
  floor: readonly Share[]
  rocks?: readonly (readonly Share[])[]
  box: readonly [left: number, right: number]
  crest: number
  deepest: number
}

const flat: readonly Share[] = [
  [0, 0.05],
  [0.28, 0.01],
  [0.62, 0],
  [0.78, 0.05],
  [0.9, 0.16],
  [1, 0.34],
]
const level: readonly Share[] = [
  [0, 0.03],
  [0.3, 0],
  [0.7, 0.01],
  [1, 0.05],
]

const standing: Layout = { floor: flat, box: [0.4, 0.86], crest: 0.565, deepest: 0.66 }

/** How the ground lies for each subject. */
export const layouts: Record<Subject, Layout> = {
  seabed: { ...standing, crest: 0.5 },
  wreck: standing,
  'artificial-reef': { ...standing, box: [0.4, 0.82], crest: 0.53 },
  wall: {
    floor: level,
    rocks: [
      [
        [0.48, -0.1],
        [0.53, 0.04],
        [0.565, 0.16],
        [0.572, 0.34],
        [0.556, 0.52],
        [0.584, 0.66],
        [0.572, 0.86],
        [0.6, 0.985],
        [0.66, 1],
        [0.8, 0.985],
        [0.92, 1.01],
        [1, 1],
      ],
    ],
    box: [0.5, 1],
    crest: 0.625,
    deepest: 0.4,
  },
  pinnacle: {
    floor: level,
    rocks: [
      [
        [0.36, -0.1],
        [0.43, 0.14],
        [0.475, 0.36],
        [0.5, 0.44],
        [0.535, 0.74],
        [0.562, 0.94],
        [0.588, 1],
        [0.615, 0.96],
        [0.64, 0.7],
        [0.675, 0.56],
        [0.7, 0.34],
        [0.77, 0.2],
        [0.85, 0.07],
        [0.92, -0.1],
      ],
    ],
    box: [0.4, 0.84],
    crest: 0.588,
    deepest: 0.3,
  },
  'coral-reef': {
    floor: level,
    rocks: [
      [
        [0.3, -0.1],
        [0.38, 0.08],
        [0.45, 0.2],
        [0.5, 0.36],
        [0.56, 0.42],
        [0.61, 0.66],
        [0.66, 0.8],
        [0.72, 0.98],
        [0.8, 1],
        [0.9, 0.95],
        [1, 0.97],
      ],
    ],
    box: [0.36, 1],
    crest: 0.735,
    deepest: 0.25,
  },
  'rocky-reef': {
    floor: level,
    rocks: [
      [
        [0.3, -0.1],
        [0.35, 0.2],
        [0.42, 0.26],
        [0.455, 0.5],
        [0.53, 0.5],
        [0.57, 0.82],
        [0.64, 0.8],
        [0.675, 1],
        [0.76, 0.98],
        [0.8, 0.78],
        [0.9, 0.84],
        [1, 0.76],
      ],
    ],
    box: [0.34, 1],
    crest: 0.69,
    deepest: 0.24,
  },
  drift: {
    floor: level,
    rocks: [
      [
        [0.2, -0.1],
        [0.34, 0.12],
        [0.48, 0.2],
        [0.6, 0.42],
        [0.72, 0.62],
        [0.8, 0.93],
        [0.86, 1],
        [0.94, 0.97],
        [1, 0.99],
      ],
    ],
    box: [0.2, 0.78],
    crest: 0.845,
    deepest: 0.24,
  },
  muck: {
    floor: [
      [0, 0.01],
      [0.2, 0],
      [0.42, 0.12],
      [0.62, 0.42],
      [0.78, 0.76],
      [0.88, 0.98],
      [1, 1],
    ],
    box: [0.2, 0.84],
    crest: 0.89,
    deepest: 0.2,
  },
  cave: {
    floor: level,
    rocks: [
      [
        [0.42, -0.1],
        [0.47, 0.12],
        [0.5, 0.4],
        [0.49, 0.72],
        [0.525, 1.02],
        [0.56, 1.16],
        [0.7, 1.22],
        [0.86, 1.18],
        [1, 1.24],
      ],
    ],
    box: [0.47, 0.95],
    crest: 0.485,
    deepest: 0.32,
  },
  cenote: { floor: level, box: [0.16, 0.88], crest: 0.5, deepest: 0.74 },
}
