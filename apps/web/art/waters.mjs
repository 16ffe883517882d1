/**
 * The kinds of water. Real water takes red first, then green or blue; what is left in the distance is its colour.
 * @type {Record<string, import('./engine/water.mjs').Water>}
 */
export const waters = {
  lagoon: { up: '#6fdcdc', level: '#2fb3c9', down: '#0c6f96', sky: '#d8fff4', sun: '#fff6da', visibility: 30, loss: [1.5, 0.95, 0.85] },
  tropical: { up: '#4cbfd6', level: '#1c88b4', down: '#07426e', sky: '#c6f6f2', sun: '#f2f8e0', visibility: 32, loss: [1.7, 1, 0.85] },
  blue: { up: '#3d94cc', level: '#125f9c', down: '#052650', sky: '#b4e4fa', sun: '#d6ecf4', visibility: 36, loss: [1.9, 1.05, 0.85] },
  abyss: { up: '#2a68ac', level: '#0c3470', down: '#030d2c', sky: '#8cc0f0', sun: '#a8cdea', visibility: 34, loss: [2, 1.15, 0.85] },
  dusk: { up: '#5a86c8', level: '#2a4d92', down: '#0b1840', sky: '#b9cdf8', sun: '#c3d2f0', visibility: 30, loss: [1.7, 1.15, 0.9] },
  mediterranean: { up: '#56b4cc', level: '#2381a0', down: '#0a4260', sky: '#d2f4ee', sun: '#f2f5de', visibility: 26, loss: [1.5, 0.95, 0.9] },
  green: { up: '#93cfae', level: '#3d9080', down: '#0d3d42', sky: '#e0fad4', sun: '#f0f5cf', visibility: 19, loss: [1.4, 0.85, 1] },
  cold: { up: '#7cbcae', level: '#2c7478', down: '#082c38', sky: '#d3f2e0', sun: '#e2efd4', visibility: 17, loss: [1.4, 0.9, 0.95] },
  north: { up: '#4f92a0', level: '#1a4f62', down: '#051c2a', sky: '#b9dfe4', sun: '#c9dfdc', visibility: 17, loss: [1.5, 0.95, 0.9] },
  lake: { up: '#b3cf7e', level: '#5b8c54', down: '#173a30', sky: '#f4f9c8', sun: '#fbf0bc', visibility: 14, loss: [1.1, 0.85, 1.25] },
  deepLake: { up: '#6a9a78', level: '#2a5a50', down: '#081e22', sky: '#cfe8c2', sun: '#d8e4bc', visibility: 14, loss: [1.2, 0.85, 1.15] },
  quarry: { up: '#7fc9b4', level: '#338a88', down: '#0b3a4a', sky: '#e2fbe6', sun: '#f4f6d8', visibility: 19, loss: [1.4, 0.9, 0.95] },
  river: { up: '#a9d8b4', level: '#5aa58c', down: '#1d5450', sky: '#f2fce0', sun: '#fbf6d4', visibility: 16, loss: [1.2, 0.85, 1.05] },
  cenote: { up: '#4cc4d8', level: '#157f9e', down: '#04283c', sky: '#cdfaf4', sun: '#eafcf0', visibility: 34, loss: [1.6, 0.95, 0.85] },
  cavern: { up: '#2f94c8', level: '#0f5f94', down: '#03182e', sky: '#b8ecfc', sun: '#d8f2f8', visibility: 32, loss: [1.7, 1, 0.85] },
}
