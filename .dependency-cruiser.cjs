// Who may know whom: one table for every present and future feature, read by `npm run rooms`.
const deny = (name, from, to) => ({ name, severity: 'error', from, to })

const api = '^apps/api/src/'
const web = '^apps/web/src/'
const test = '[.](test|build)[.]tsx?$'

module.exports = {
  forbidden: [
    deny('no-cycles', {}, { circular: true }),
    deny('every-import-resolves', {}, { couldNotResolve: true }),
    { ...deny('features-flow-one-way', { path: '/features/[^/]+' }, { circular: true }), scope: 'folder' },
    deny(
      'contract-knows-only-zod',
      { path: '^packages/contract/src/', pathNot: test },
      { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
    ),
    deny(
      'rules-know-only-the-contract',
      { path: '^packages/rules/src/', pathNot: test },
      { pathNot: ['^packages/(contract|rules)/src/', '(^|/)node_modules/zod/'] },
    ),
    deny(
      'clusters-know-only-two-libraries',
      { path: '^packages/clusters/src/', pathNot: test },
      { pathNot: ['^packages/(contract|rules|clusters)/src/', '(^|/)node_modules/(supercluster|vt-pbf)/'] },
    ),
    deny('only-apps-know-clusters', { path: '^packages/(contract|rules)/' }, { path: '^packages/clusters/' }),
    deny('the-two-apps-never-meet', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    deny(
      'use-the-front-door',
      { path: '^apps/([^/]+)/src/', pathNot: '/features/' },
      { path: '^apps/$1/src/features/[^/]+/', pathNot: '/index[.]tsx?$' },
    ),
    deny(
      'use-the-neighbours-door',
      { path: '^(apps/[^/]+/src/features)/([^/]+)/' },
      { path: '^$1/', pathNot: ['^$1/$2/', '/index[.]tsx?$'] },
    ),
    deny(
      'only-repos-speak-sql',
      { path: `${api}(features|http|cli|app|main|serve)`, pathNot: ['[.]repo[.]ts$', test] },
      { path: ['^apps/api/src/db/schema/', 'node_modules/drizzle-orm/'] },
    ),
    deny(
      'only-routes-speak-http',
      { path: `${api}features/`, pathNot: ['[.]routes[.]ts$', test] },
      { path: ['^apps/api/src/http/', 'node_modules/fastify'] },
    ),
    deny(
      'repos-do-not-decide',
      { path: '[.]repo[.]ts$' },
      { path: ['^packages/rules/', '[.](service|routes)[.]ts$', '^apps/api/src/outside/'] },
    ),
    deny(
      'only-the-ground-picks-the-outside',
      { path: api, pathNot: [`${api}(main|serve|ground|outside/|testing/)`, test] },
      { path: '^apps/api/src/outside/' },
    ),
    deny(
      'tests-stay-tests',
      { path: '^(apps|packages)/', pathNot: [test, '/testing/', '[.]config[.]ts$'] },
      { path: ['/testing/', test] },
    ),
    deny('shared-is-the-floor', { path: `${web}shared/` }, { path: `${web}(features|app)/` }),
    deny('features-below-app', { path: '/features/' }, { path: '^apps/[^/]+/src/(app|main)' }),
    deny(
      'only-queries-call-the-api',
      { path: `${web}(features|app)/`, pathNot: ['[.]queries[.]ts$', test] },
      { path: '^apps/web/src/shared/api/(client|query)' },
    ),
    deny(
      'views-are-pure',
      { path: '[.]view[.]ts$' },
      { pathNot: ['^packages/(contract|rules)/src/', '[.]view[.]ts$', '^apps/web/src/shared/(lib|units)/'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '^apps/web/(basemap|art)/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
