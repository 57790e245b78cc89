import config from './playwright.config.ts'
const { globalSetup: _g, ...rest } = config
export default { ...rest, testDir: '/work/wt/login/tests/e2e', outputDir: '/tmp/login-results', reporter: [['list']] }
