// A found set on a map that stands already: from the text of the reply to the first cluster, drawn our way or, with
// ?own, in the way of MapLibre's own example of clusters.
import { type GeoJSONSource, type LayerSpecification, Map as MapEngine } from 'maplibre-gl'
import { drawMissingDonuts } from '../../../apps/web/src/shared/map/donut.ts'
import { fontsReady } from '../../../apps/web/src/shared/map/engine.ts'
import { toFeatures } from '../../../apps/web/src/shared/map/found-sites.ts'
import { bandSums, clusterLayer } from '../../../apps/web/src/shared/map/site-layers.ts'
import { clustering, mapLimits } from '../../../packages/contract/src/map.ts'
import { onceDrawn } from './first-cluster.ts'
import { ourLayers } from './our-look.ts'

const isOwn = location.search === '?own'
const nothing = { type: 'FeatureCollection' as const, features: [] }

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
  style: {
    version: 8,
    sources: {
      found: {
        type: 'geojson',
        data: nothing,
        cluster: true,
        clusterRadius: clustering.radius,
        clusterMaxZoom: clustering.maxZoom,
        clusterMinPoints: clustering.minPoints,
        ...(!isOwn && { clusterProperties: bandSums }),
      },
    },
    layers: isOwn ? example : ourLayers('found'),
  },
})
drawMissingDonuts(map)
await map.once('idle')

const begun = performance.now()
onceDrawn(map, isOwn ? 'clusters' : clusterLayer('found'), () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      window.firstCluster = performance.now() - begun
    }),
  ),
)
const source = map.getSource<GeoJSONSource>('found')
source?.setData(isOwn ? JSON.parse(reply) : toFeatures(JSON.parse(reply)))
