/** Whose work is on screen, and under which terms. */
export const credits = [
  {
    what: 'Starter dive sites',
    whose: 'Soundings contributors, CC BY 4.0',
    href: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    what: 'Satellite imagery',
    whose: 'NASA Visible Earth, Blue Marble',
    href: 'https://visibleearth.nasa.gov/collection/1484/blue-marble',
  },
  {
    what: 'Coastlines',
    whose: '© OpenStreetMap contributors, ODbL 1.0',
    href: 'https://www.openstreetmap.org/copyright',
  },
  {
    what: 'Shapes of coasts, small islands and lakes',
    whose: 'GSHHG by Paul Wessel and Walter H. F. Smith, LGPL 3 or later',
    href: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
  },
  {
    what: 'Depths and relief on the map',
    whose: 'ETOPO5, NOAA, public domain',
    href: 'https://www.ncei.noaa.gov/products/etopo-global-relief-model',
  },
  {
    what: 'Towns on the map',
    whose: 'GeoNames, CC BY 4.0',
    href: 'https://www.geonames.org/',
  },
  {
    what: 'Borders',
    whose: 'Natural Earth through world-atlas, public domain',
    href: 'https://www.naturalearthdata.com/',
  },
  {
    what: 'Base map as data',
    whose: 'Derived database, ODbL 1.0',
    href: '/map/LICENSE.txt',
  },
  { what: 'Map drawing', whose: 'MapLibre GL JS, BSD 3-Clause', href: 'https://maplibre.org/' },
  {
    what: 'Headings',
    whose: 'Bricolage Grotesque, SIL Open Font License',
    href: 'https://github.com/ateliertriay/bricolage',
  },
  {
    what: 'Text',
    whose: 'Instrument Sans, SIL Open Font License',
    href: 'https://github.com/Instrument/instrument-sans',
  },
  { what: 'Icons', whose: 'Tabler Icons, MIT', href: 'https://tabler.io/icons' },
] as const
