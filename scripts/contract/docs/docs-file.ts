/** Where the contract can be read in a browser; it opens from disk. */
export const DOCS_FILE = 'dist/contract/docs/index.html'
