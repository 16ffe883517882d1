import { readFileSync } from 'node:fs'
import { feature, mesh } from 'topojson-client'
import { unwrapLine, unwrapPolygon } from './antimeridian.mjs'
import { worldAtlasFile } from './paths.mjs'
import { leasedGrounds } from './places/countries.mjs'

/**
 * @typedef {import('./antimeridian.mjs').Line} Line
 * @typedef {{ name: string, id: string | undefined, polygons: Line[][] }} Country
 */

/**
 * Reads Natural Earth 1:10m out of world-atlas: land, borders and coast as features, countries as polygons.
 * @returns {{ land: object, borders: object, coast: object, countries: Country[] }}
 */
export function readWorldAtlas() {
  const topology = JSON.parse(readFileSync(worldAtlasFile, 'utf8'))
  const { countries, land } = topology.objects
  return {
    land: multiFeature('MultiPolygon', landPolygons(topology)),
    borders: multiFeature('MultiLineString', unwrappedMesh(topology, countries, isBorder)),
    coast: multiFeature('MultiLineString', unwrappedMesh(topology, land).flatMap(withoutSeams)),
    countries: feature(topology, countries).features.map((country) => ({
      name: country.properties.name,
      id: country.id,
      polygons: polygonsOf(country.geometry).map(unwrapPolygon),
    })),
  }
}

function landPolygons(topology) {
  const { features } = feature(topology, topology.objects.land)
  return features.flatMap(({ geometry }) => polygonsOf(geometry)).map(unwrapPolygon)
}

function unwrappedMesh(topology, object, filter) {
  return mesh(topology, object, filter).coordinates.map(unwrapLine)
}

function isBorder(oneSide, otherSide) {
  const isLeased = [oneSide, otherSide].some(({ properties }) => leasedGrounds.includes(properties.name))
  return oneSide !== otherSide && !isLeased
}

function polygonsOf(geometry) {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
}

/** Outlines also run along the antimeridian and around the pole, where land was once cut: no coast there. */
function withoutSeams(line) {
  const parts = [[line[0]]]
  for (let index = 1; index < line.length; index += 1) {
    if (isSeam(line[index - 1], line[index])) parts.push([])
    parts.at(-1).push(line[index])
  }
  return parts.filter((part) => part.length > 1)
}

function isSeam(from, to) {
  const alongTheAntimeridian = isAntimeridian(from) && isAntimeridian(to)
  const aroundThePole = Math.min(from[1], to[1]) < -89.9
  return alongTheAntimeridian || aroundThePole
}

function isAntimeridian([longitude]) {
  return Math.abs((Math.abs(longitude) % 360) - 180) < 0.001
}

function multiFeature(type, coordinates) {
  return { type: 'Feature', properties: {}, geometry: { type, coordinates } }
}
