// A found set on a map that stands already: from the text of the reply to the first cluster, drawn our way or, with
// ?own, in the way of MapLibre's own example of clusters.
import {
  type GeoJSONSource,
  type GeoJSONSourceSpecification,
  type LayerSpecification,
  Map as MapEngine,
} from 'maplibre-gl'
import { fontsReady, symbolFade } from '../../../apps/web/src/shared/map/engine.ts'
import { offerTiles } from '../../../apps/web/src/shared/map/found-tiles.ts'
import { drawMissingImages } from '../../../apps/web/src/shared/map/missing-images.ts'
import { markLayer } from '../../../apps/web/src/shared/map/site-layers.ts'
import { clustering, mapLimits } from '../../../packages/contract/src/map.ts'
import { noteFirstCluster, onceDrawn, restFirst } from './first-cluster.ts'
import { ourLayers } from './our-look.ts'

const isOwn = location.search === '?own'

const empty: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  cluster: true,
  clusterRadius: clustering.radius,
  clusterMaxZoom: clustering.maxZoom,
  clusterMinPoints: clustering.minPoints,
}

const example: LayerSpecification[] = [
  {
    id: 'clusters',
    type: 'circle',
    source: 'found',
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': ['step', ['get', 'point_count'], '#51bbd6', 100, '#f1f075', 750, '#f28cb1'],
      'circle-radius': ['step', ['get', 'point_count'], 20, 100, 30, 750, 40],
    },
  },
  {
    id: 'counts',
    type: 'symbol',
    source: 'found',
    filter: ['has', 'point_count'],
    layout: { 'text-field': ['get', 'point_count_abbreviated'], 'text-size': 12 },
  },
  {
    id: 'points',
    type: 'circle',
    source: 'found',
    filter: ['!', ['has', 'point_count']],
    paint: { 'circle-color': '#11b4da', 'circle-radius': 4 },
  },
]

const reply = await (await fetch(isOwn ? '/found.geojson' : '/found.json')).text()
await fontsReady
const map = new MapEngine({
  container: 'map',
  center: mapLimits.initialCenter,
  zoom: mapLimits.initialZoom,
  fadeDuration: symbolFade,
  style: {
    version: 8,
    sources: isOwn ? { found: empty } : {},
    layers: isOwn ? example : [],
  },
})
drawMissingImages(map)
await map.once('idle')
await restFirst()

const handed = performance.now()
onceDrawn(map, isOwn ? 'clusters' : markLayer('found'), () => noteFirstCluster(handed))
if (isOwn) map.getSource<GeoJSONSource>('found')?.setData(JSON.parse(reply))
else {
  // As in the app, each set is a source of its own.
  const tiles = [offerTiles(JSON.parse(reply)).address]
  map.addSource('found', { type: 'vector', tiles, maxzoom: clustering.maxZoom + 1 })
  for (const layer of ourLayers('found')) map.addLayer(layer)
}
