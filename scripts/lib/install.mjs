/**
 * The slow path of setup.mjs: packages, pinned Node, browser. Plain JavaScript: it runs on the
 * machine's own Node before anything is installed.
 */
import fs from 'node:fs'
import path from 'node:path'
import { findBrowser } from './install-browser.mjs'
import { holdLock } from './install-lock.mjs'
import { run, say, SetupError } from './install-tools.mjs'

/** Installed packages take about 0.9 GB; the rest is room for npm's cache and unpacking. */
const NEEDED_DISK_BYTES = 1.5e9
const NPM_LIMIT_MS = 15 * 60_000
const SHOWN_OUTPUT_LINES = 30

/**
 * Brings the checkout to the state of the lock file. Can be run again after an interruption: the stamp
 * is written last.
 *
 * @throws {SetupError} with a sentence and an advice when it cannot.
 */
export async function setUp(setup) {
  const release = await holdLock(path.join(setup.root, '.cache', 'setup.lock'))
  try {
    // Another npm script may have done all of it while this one waited for the lock.
    if (!setup.isInstalled()) await installPackages(setup)
    if (setup.needsBrowser()) await findBrowser(setup)
  } finally {
    release()
  }
}

async function installPackages(setup) {
  const npm = npmCommand(setup.root)
  const pinnedVersion = JSON.parse(fs.readFileSync(path.join(setup.root, 'package.json'), 'utf8')).devDependencies.node
  setup.clearStamp()
  if (!packagesMatchLockFile(setup.root)) {
    checkDisk(setup.root)
    say('Installing the packages of package-lock.json (once, about a minute) …')
    // --include=dev: with NODE_ENV=production npm would leave out every tool.
    explainNpm(await npm(['ci', '--include=dev', '--prefer-offline', '--no-progress']), 'npm ci')
    say(
      'Installed in node_modules; among them the fonts that browsers are started with (@expo-google-fonts, @embedpdf/fonts-sc).',
    )
  }
  if ((await versionOf(setup.pinnedNode)) !== `v${pinnedVersion}`) {
    checkDisk(setup.root)
    say(`Fetching the pinned Node ${pinnedVersion} …`)
    // The node package links its binary in an install script, and .npmrc switches install scripts off.
    explainNpm(await npm(['rebuild', 'node', '--ignore-scripts=false']), 'npm rebuild node')
    const version = await versionOf(setup.pinnedNode)
    if (version !== `v${pinnedVersion}`) {
      throw new SetupError(
        `the pinned Node ${pinnedVersion} does not run on this machine (${process.platform}-${process.arch}).`,
        'Linux needs glibc (Alpine has none). Delete node_modules and run the same command again, or use a supported machine.',
      )
    }
    say(`Installed in node_modules: Node ${pinnedVersion}.`)
  }
  setup.stamp()
}

/**
 * True when every package the lock file asks for stands in node_modules at its version. So a developer's
 * own `npm ci`, or a pull that changed nothing for this machine, costs no second install.
 */
function packagesMatchLockFile(root) {
  const modules = path.join(root, 'node_modules')
  try {
    const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
    const found = JSON.parse(fs.readFileSync(path.join(modules, '.package-lock.json'), 'utf8')).packages
    return Object.entries(wanted).every(([place, entry]) => {
      if (place === '') return true
      if (!found[place]) return entry.optional === true || entry.devOptional === true
      return found[place].version === entry.version && fs.existsSync(path.join(root, place, 'package.json'))
    })
  } catch {
    return false
  }
}

function checkDisk(root) {
  const { bavail, bsize } = fs.statfsSync(root)
  if (bavail * bsize >= NEEDED_DISK_BYTES) return
  const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`
  throw new SetupError(
    `only ${gigabytes(bavail * bsize)} of disk space are free at ${root}, ${gigabytes(NEEDED_DISK_BYTES)} are needed.`,
    'Free some space and run the same command again.',
  )
}

/** npm on a Node outside node_modules: `npm ci` deletes the pinned one while it works. */
function npmCommand(root) {
  const inModules = (file) => path.resolve(file).startsWith(path.join(root, 'node_modules') + path.sep)
  const searchPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder && !inModules(folder))
  const outerNode = [
    process.env.npm_node_execpath,
    process.execPath,
    ...searchPath.map((folder) => path.join(folder, 'node')),
  ].find((file) => file && fs.existsSync(file) && !inModules(fs.realpathSync(file)))
  const npmCli = process.env.npm_execpath
  const [file, first] =
    outerNode && npmCli && path.basename(npmCli) === 'npm-cli.js' && !inModules(npmCli)
      ? [outerNode, [npmCli]]
      : ['npm', []]
  const env = { ...process.env, PATH: searchPath.join(path.delimiter) }
  return (args) => run(file, [...first, ...args], { cwd: root, env, limitMs: NPM_LIMIT_MS })
}

function explainNpm(result, command) {
  if (result.code === 0) return
  const output = result.output
  if (/code EUSAGE/.test(output)) {
    // Below this npm prints its whole manual.
    const differences = output.split('\n').filter((line) => /(?:Missing|Invalid): /.test(line))
    process.stderr.write(`\n${differences.slice(0, SHOWN_OUTPUT_LINES).join('\n')}\n`)
    throw new SetupError(
      'package-lock.json does not fit package.json.',
      'Take both files from the repository again; after a change of your own run "npm install" and commit both.',
    )
  }
  process.stderr.write(`\n${output.trimEnd().split('\n').slice(-SHOWN_OUTPUT_LINES).join('\n')}\n`)
  if (result.missing)
    throw new SetupError('npm was not found.', 'Install Node with npm and run the same command again.')
  if (result.timedOut)
    throw new SetupError(`${command} took too long and was ended.`, 'Check the network and run the same command again.')
  if (/ENOSPC/.test(output))
    throw new SetupError('the disk is full.', 'Free some space and run the same command again.')
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENOTCACHED/.test(
      output,
    )
  ) {
    throw new SetupError(
      'the packages could not be downloaded: no connection.',
      'Check the network, the proxy (HTTPS_PROXY) and npm\'s "registry" setting, then run the same command again.',
    )
  }
  if (/EACCES|EPERM/.test(output)) {
    throw new SetupError(
      'npm may not write here.',
      `Give yourself the rights to ${process.cwd()} and npm's cache, then try again.`,
    )
  }
  throw new SetupError(
    `${command} failed (exit code ${result.code}); its output stands above.`,
    'Run the same command again; it starts over.',
  )
}

async function versionOf(node) {
  return fs.existsSync(node) ? (await run(node, ['--version'], { limitMs: 10_000 })).output.trim() : ''
}
