/**
 * The layers of docs/architecture.md: main → app → features → core → { api, ui } → lib, one way.
 * tests/architecture.test.ts plants a fault for each rule and proves that it fires.
 */

const TEST_FILE = '\\.test\\.tsx?$'
/** Imports the mock gateway while it starts, behind a constant the build replaces. */
const MOCK_DOOR = '^src/app/boot/start-mock\\.ts$'
const SWIPER = '(^|/)node_modules/swiper/'
const REACT =
  '(^|/)node_modules/(react|react-dom|react-router-dom|react-intl|lucide-react|zustand|@tanstack/react-query)/'

/** Rules against imports from one place into others. Tests beside the code may use what they need to prove it. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TEST_FILE, ...from },
  to,
})

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'A cycle has no first file to read. A type that closes one moves to the file that owns the noun.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would escape every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'declared-packages',
      comment: 'What is imported stands in package.json: a guest of another package may leave any day.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    forbid('main-is-the-top', 'Nothing calls the entry.', {}, { path: '^src/main\\.tsx$' }),
    forbid('app-is-above', 'Only main composes the app.', { path: '^src/(?!main\\.tsx$|app/)' }, { path: '^src/app/' }),
    forbid(
      'feature-is-below-app',
      'Features are composed by app; a lower layer gets what it needs by injection.',
      { path: '^src/(?!app/|features/)' },
      { path: '^src/features/' },
    ),
    forbid(
      'no-cross-feature',
      'A feature can be deleted with its folder. What two need moves down to a named core module, or app composes it.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'core-is-below',
      'ui, api and lib know nothing of core.',
      { path: '^src/(api|ui|lib)/' },
      { path: '^src/core/' },
    ),
    forbid(
      'generated-through-api',
      'The per-tag files may be imported straight from everywhere, because a re-exporting index would pull every tag into the first route; schema.ts is the raw contract, which only src/api turns into types.',
      { path: '^src/', pathNot: ['^src/api/', TEST_FILE] },
      { path: '^src/api/generated/schema\\.ts$' },
    ),
    forbid(
      'openapi-client-in-api',
      'Calls leave through src/api/client.ts, where every failure becomes a GatewayError.',
      { path: '^src/', pathNot: ['^src/api/', TEST_FILE] },
      { path: '(^|/)node_modules/openapi-fetch/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'api-knows-no-screen',
      'api speaks to the gateway and to nobody else. Hooks of TanStack Query need react, not react-dom.',
      { path: '^src/api/' },
      { path: ['^src/ui/', '(^|/)node_modules/(react-dom|react-router-dom|react-intl|zustand|lucide-react)/'] },
    ),
    forbid(
      'ui-fits-any-product',
      'Props in, events out: no API, router, store or intl.',
      { path: '^src/ui/' },
      {
        path: [
          '^src/api/',
          '(^|/)node_modules/(react-router|react-router-dom|react-intl|zustand|@tanstack/react-query|openapi-fetch)/',
        ],
      },
    ),
    forbid(
      'lib-is-pure',
      'Pure functions: no React, nothing above.',
      { path: '^src/lib/' },
      { path: ['^src/(?!lib/)', REACT] },
    ),
    forbid(
      'merchants-through-core',
      'One module chooses the merchant. Their style sheets are loaded by the inline script of the document, before anything runs.',
      { path: '^src/', pathNot: ['^src/core/merchant/', '^src/merchants/', TEST_FILE] },
      { path: '^src/merchants/', pathNot: '/theme\\.css$' },
    ),
    forbid(
      'merchant-styles',
      'Colours of every merchant stand in the document before the first paint; nobody else loads them.',
      { path: '^src/', pathNot: ['^src/app/boot/document\\.ts$', '^src/core/merchant/', '^src/merchants/', TEST_FILE] },
      { path: '^src/merchants/.*theme\\.css$' },
    ),
    forbid(
      'merchants-are-data',
      'A merchant is settings, logo and colours: no behaviour to import. Its type may name languages and the like.',
      { path: '^src/merchants/' },
      { path: '^src/(?!merchants/)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'pages-from-routes',
      'A page is a route module: lazily loaded by the route table and by nothing else.',
      { path: '^src/', pathNot: ['^src/app/routes(\\.tsx?$|/)', TEST_FILE] },
      { path: '^src/.*Page\\.tsx$' },
    ),
    forbid(
      'pages-are-lazy',
      'A static import would put the page into the first download.',
      { path: '^src/' },
      { path: '^src/.*Page\\.tsx$', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'swiper-in-carousel',
      'One file knows Swiper and its limits on old iOS.',
      { path: '^src/', pathNot: '^src/ui/motion/carousel' },
      { path: SWIPER },
    ),
    forbid(
      'mock-from-boot',
      'The mock gateway never ships: one module reaches it, in builds that have it.',
      { path: '^src/', pathNot: [MOCK_DOOR, TEST_FILE] },
      { path: '^mock-server/' },
    ),
    forbid(
      'mock-by-dynamic-import',
      'A static import would ship it.',
      { path: MOCK_DOOR },
      { path: '^mock-server/', dynamic: false },
    ),
    forbid(
      'mock-knows-contract-only',
      'The mock gateway is a second reader of the contract, not a copy of the front end.',
      { path: '^mock-server/' },
      { path: '^src/', pathNot: ['^src/api/generated/', '^src/lib/'] },
    ),
    forbid(
      'no-scripts-in-product',
      'Scripts run on Node; nothing of them ships.',
      { path: '^(src|mock-server)/' },
      { path: '^(scripts|tests)/' },
    ),
    forbid(
      'tools-stay-outside',
      'Node modules and development packages do not exist in a browser.',
      { path: '^src/' },
      { path: ['^(fs|path|os|child_process|crypto|url)$', '^node:'], dependencyTypes: ['core'] },
    ),
    forbid(
      'no-dev-package-in-product',
      'What ships stands under "dependencies". Types may come from anywhere.',
      { path: '^src/', pathNot: TEST_FILE },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: ['(^|/)node_modules/@types/'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
