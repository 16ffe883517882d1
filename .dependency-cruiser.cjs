// Who may know whom: one table for every present and future feature, read by `npm run rooms`, which also sees that features form no ring.
const deny = (name, from, to) => ({ name, severity: 'error', from, to })

const api = '^apps/api/src/'
const web = '^apps/web/src/'
const test = '[.](test|build|mocks)[.]tsx?$'

module.exports = {
  forbidden: [
    deny('no-cycles', {}, { circular: true }),
    deny('every-import-resolves', {}, { couldNotResolve: true }),
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
    deny(
      'only-apps-know-clusters',
      { path: '^packages/(contract|rules|language)/' },
      { path: '^packages/clusters/' },
    ),
    deny(
      'language-knows-contract-and-rules',
      { path: '^packages/language/src/', pathNot: test },
      { pathNot: ['^packages/(contract|rules|language)/src/', '(^|/)node_modules/zod/'] },
    ),
    deny('the-two-apps-never-meet', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    deny(
      'enter-features-by-their-public-api',
      { path: '^apps/([^/]+)/src/', pathNot: '/features/' },
      { path: '^apps/$1/src/features/[^/]+/', pathNot: '/index[.]tsx?$' },
    ),
    deny(
      'features-meet-by-their-public-api',
      { path: '^(apps/[^/]+/src/features)/([^/]+)/' },
      { path: '^$1/', pathNot: ['^$1/$2/', '/index[.]tsx?$'] },
    ),
    deny(
      'only-repos-speak-sql',
      {
        path: `${api}(features|http|cli|app|startup|extension-points|shared|ports|main)`,
        pathNot: ['[.]repo[.]ts$', test],
      },
      { path: ['^apps/api/src/db/schema/', 'node_modules/drizzle-orm/'] },
    ),
    deny(
      'only-routes-speak-http',
      { path: `${api}features/`, pathNot: ['[.](routes|feature)[.]ts$', test] },
      { path: ['^apps/api/src/http/', 'node_modules/fastify'] },
    ),
    deny(
      'repos-do-not-decide',
      { path: '[.]repo[.]ts$' },
      { path: ['^packages/(rules|language)/', '[.](service|routes)[.]ts$', '^apps/api/src/adapters/'] },
    ),
    deny(
      'only-startup-picks-adapters',
      { path: api, pathNot: [`${api}(main|startup/|adapters/|testing/)`, test] },
      { path: '^apps/api/src/adapters/' },
    ),
    deny(
      'tests-stay-tests',
      { path: '^(apps|packages)/', pathNot: [test, '/testing/', '[.]config[.]ts$'] },
      { path: ['/testing/', test] },
    ),
    deny(
      'shared-knows-no-features',
      { path: '^apps/[^/]+/src/(shared|ports)/', pathNot: test },
      { path: '^apps/[^/]+/src/(features|app|startup|adapters)/' },
    ),
    deny('features-below-app', { path: '/features/' }, { path: '^apps/[^/]+/src/(app|main)' }),
    deny(
      'only-queries-call-the-api',
      { path: `${web}(features|app)/`, pathNot: ['[.]queries[.]ts$', test] },
      { path: '^apps/web/src/shared/api/(client|query)' },
    ),
    // A barrel of the language package brings all rules and weights along, 900 kB of script.
    deny(
      'the-browser-reads-no-questions',
      { path: web, pathNot: test },
      { path: '^packages/language/src/(understanding|composer)[.]ts$' },
    ),
    deny(
      'views-are-pure',
      { path: '[.]view[.]ts$' },
      {
        pathNot: [
          '^packages/(contract|rules|language)/src/',
          '[.]view[.]ts$',
          '^apps/web/src/shared/(lib|units)/',
        ],
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '^tools/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
