// Our map with nothing but the sites: the tiles that the server clustered, and the layers of the app.
import { Map as MapEngine } from 'maplibre-gl'
import { fontsReady, symbolFade } from '../../../apps/web/src/shared/map/engine.ts'
import { drawMissingImages } from '../../../apps/web/src/shared/map/missing-images.ts'
import { markLayer } from '../../../apps/web/src/shared/map/site-layers.ts'
import { clustering, mapLimits } from '../../../packages/contract/src/map.ts'
import { noteFirstCluster, onceDrawn, restFirst } from './first-cluster.ts'
import { ourLayers } from './our-look.ts'

await fontsReady
const map = new MapEngine({
  container: 'map',
  center: mapLimits.initialCenter,
  zoom: mapLimits.initialZoom,
  fadeDuration: symbolFade,
  // Something to draw, so that the part of the library that runs in a thread has been loaded too.
  style: {
    version: 8,
    sources: { nothing: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
    layers: [{ id: 'nothing', type: 'circle', source: 'nothing' }],
  },
})
drawMissingImages(map)
await map.once('idle')
await restFirst()

const handed = performance.now()
const { version }: { version: string } = await (await fetch('/api/map/version')).json()
map.addSource('tiles', {
  type: 'vector',
  tiles: [`${location.origin}/api/map/tiles/${version}/{z}/{x}/{y}`],
  maxzoom: clustering.maxZoom + 1,
})
for (const layer of ourLayers('tiles')) map.addLayer(layer)
onceDrawn(map, markLayer('tiles'), () => noteFirstCluster(handed))
