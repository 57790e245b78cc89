/**
 * Loaded before the Prism command line (`node --import`). Prism never looks at who started it; without this
 * it would go on holding its port after a parent that was killed.
 */
process.once('disconnect', () => process.exit(0))
