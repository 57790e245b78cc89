/**
 * Where the mock is: `stub` behind the development server, `prism` when Prism answers there alone, `browser` in a
 * service worker, `none` in the built site.
 */
declare const __MOCK__: 'none' | 'stub' | 'prism' | 'browser'
