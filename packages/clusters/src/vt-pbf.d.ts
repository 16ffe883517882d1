declare module 'vt-pbf' {
  type Tile = { features: readonly unknown[] }
  export function fromGeojsonVt(
    layers: Record<string, Tile>,
    options: { version: 1 | 2; extent: number },
  ): Uint8Array
}
