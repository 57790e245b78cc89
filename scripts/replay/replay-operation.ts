import { join } from 'node:path'
import { operations } from '#mock/generated/operations.ts'
import { shouldRetry, MAX_RETRIES, MAX_RETRY_WAIT_MS } from '#src/api/retry.ts'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { REQUEST_TIMEOUT_MS } from '#src/api/settings.ts'
import { TOAST_MS } from '#src/core/toasts/toasts.ts'
import { paths } from '#src/core/routing/paths.ts'
import { describeExpected, expectedOf, type Expected } from './expected.ts'
import type { AnyJourney } from './journey.ts'
import { describeShown, judge, type Observed } from './judge.ts'
import { scenarioOf, type Closed, type Pair } from './pairs.ts'
import type { PairResult } from './result.ts'
import { screenOf, STEP_MS } from './screen.ts'
import { sleep, tagOf, type Stage } from './stage.ts'
import type { Words } from './words.ts'

/** Longer than any wait before a read is repeated. */
const RETRY_PASS_MS = MAX_RETRY_WAIT_MS + 1
/** How long a reaction may take in this browser, in milliseconds. */
const REACTION_MS = 10_000
/** So long after one look at the page comes the next. */
const LOOK_MS = 40
/** What shows so long after the reaction belongs to it. */
const SETTLE_MS = 90
/** After ending its waits so often without another call, a caller is one that repeats none. */
const MOST_IDLE = 4
const LOADING = ['toasts.loading.wait', 'access.sms.sending']

interface Replay {
  stage: Stage
  words: Words
  journey: AnyJourney
  /** Folder for the pictures. */
  folder: string
}

/** Where a screen that makes its call when it opens is left for, in between; it asks for nothing by itself. */
const ELSEWHERE = paths.feedback
/** How long a screen that is opened again may take to make its call, in milliseconds. */
const ASK_MS = 1_500

/** Replays pairs of one operation, one after the other on the same screen where that is sound. */
export async function* replayPairs(pairs: readonly Pair[], replay: Replay): AsyncGenerator<PairResult> {
  let isReady = false
  let canReturn = true
  for (const pair of inOrder(pairs)) {
    const start = performance.now()
    const reason = replay.journey.never?.[pair.code]
    const base = { operation: pair.operation, tag: tagOf(pair.operation), answer: pair.answer, code: pair.code }
    if (reason !== undefined) {
      yield { ...base, state: 'unreachable', reason, faults: [], tookMs: 0 }
      continue
    }
    const outcome = await replayPair(pair, replay, isReady)
    canReturn &&= outcome.canReturn
    isReady = outcome.isReusable && canReturn
    yield { ...base, ...outcome.result, tookMs: performance.now() - start }
  }
}

/** What ends the session or the site comes last. */
const inOrder = (pairs: readonly Pair[]): Pair[] => pairs.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
const isLast = ({ code }: Pair) => /^(SESSION_|SITE_|REGION_)/.test(code)

async function replayPair(pair: Pair, { stage, words, journey, folder }: Replay, isReady: boolean) {
  const expected = expectedOf(pair.code, journey, stage.merchant, words.idsOf)
  const declared = describeExpected(expected, words.say)
  const place = expected.at === 'place' ? words.pattern(expected.words) : undefined
  const screen = screenOf(stage.page, words, stage.merchant)
  const observe = async (): Promise<Observed> => {
    const seen = await stage.observe(pair.operation, place)
    const isLoading = ({ words: said }: { words: string }) => words.isOneOf(said, LOADING)
    return { ...seen, shown: seen.shown.filter((one) => !isLoading(one)) }
  }
  let trouble = ''
  let canReturn = true
  /** Where the call is made, which the way to it may change. */
  let here = journey.at.split('?')[0]
  try {
    await makeCall()
    await untilOver()
  } catch (error) {
    trouble = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
  const seen = await settled()
  const faults = judge(expected, seen, words, declared)
  if (trouble !== '')
    faults.unshift({ check: 'asked', what: 'The way to the call is broken', expected: 'a call', seen: trouble })
  const picture = `${pair.operation}-${pair.answer.replace('!', 'fault-')}.jpg`
  await stage.page.screenshot({ path: join(folder, picture), type: 'jpeg', quality: 50 })
  const isReusable = journey.afresh !== true && faults.length === 0 && (await leave(expected))
  const result: Pick<PairResult, 'state' | 'expected' | 'seen' | 'faults' | 'screen' | 'picture'> = {
    state: faults.length === 0 ? 'passed' : 'failed',
    expected: declared,
    seen: describeShown(seen),
    faults,
    screen: journey.at,
    picture,
  }
  return { result, isReusable, canReturn }

  async function makeCall(): Promise<void> {
    const { act, prepare, ready, at, as: account, also = '' } = journey
    const forced = (closed: Closed) => [also, scenarioOf(pair, closed)].join(',')
    stage.hang(pair.answer === '!timeout' ? pair.operation : undefined)
    if (!act) {
      if (isReady && (await comeBack(at, also, forced('now')).catch(() => (canReturn = false)))) return
      stage.forcer.force(forced('later'))
      return stage.open(at, account)
    }
    stage.forcer.force(also)
    if (!isReady) {
      await stage.open(at, account)
      await siteStands()
      await prepare?.(screen)
    }
    await ready?.(screen)
    await stage.calm()
    stage.forcer.force(forced('now'))
    await stage.forget()
    here = pathNow()
    await act(screen)
  }

  /** Until the site has its status: before that it asks for nothing, and one that is closed from now on never opens. */
  async function siteStands(): Promise<void> {
    const end = performance.now() + STEP_MS
    while (stage.forcer.callsOf('getSystemStatus') === 0 && performance.now() < end) await sleep(15)
    await stage.calm()
  }

  /** Opens the screen again without loading the site; false where what it asks is asked for only once. */
  async function comeBack(at: string, also: string, forced: string): Promise<boolean> {
    stage.forcer.force(also)
    await stage.visit(ELSEWHERE)
    await stage.page.locator('main [name="content"]').waitFor()
    await stage.calm()
    stage.forcer.force(forced)
    await stage.forget()
    await stage.visit(at)
    const end = performance.now() + ASK_MS
    while (stage.forcer.callsOf(pair.operation) === 0 && performance.now() < end) await sleep(15)
    canReturn = stage.forcer.callsOf(pair.operation) > 0
    return canReturn
  }

  /** Until the call has failed for good. */
  async function untilOver(): Promise<void> {
    const end = performance.now() + REACTION_MS * 2
    while (stage.forcer.callsOf(pair.operation) === 0 && performance.now() < end) await sleep(15)
    await stage.calm()
    if (pair.answer === '!timeout') await untilGivenUp()
    for (let idle = 0; mayRepeat() && idle < MOST_IDLE;) {
      const calls = stage.forcer.callsOf(pair.operation)
      await sleep(25)
      // A caller that wants no repetitions has shown it by now, or asks no more however often its waits are ended.
      const isShown = expected.at !== 'silent' && judge(expected, await observe(), words, declared).length === 0
      if (isShown) return
      await stage.pass(RETRY_PASS_MS)
      await sleep(25)
      await stage.calm()
      idle = stage.forcer.callsOf(pair.operation) === calls ? idle + 1 : 0
    }
  }

  /** The wait of the client may begin after the call does, which can be under way before the application is. */
  async function untilGivenUp(): Promise<void> {
    const end = performance.now() + REACTION_MS
    while ((await stage.pass(REQUEST_TIMEOUT_MS + 1)) < REQUEST_TIMEOUT_MS && performance.now() < end)
      await sleep(LOOK_MS)
    await sleep(SETTLE_MS)
  }

  function mayRepeat(): boolean {
    const { operation, answer, code } = pair
    if (operations[operation].kind !== 'query') return false
    // The page of a proxy is told from other broken answers by its status.
    const status = answer === '!html' ? 502 : 0
    const isRepeated = shouldRetry(0, new GatewayFailure({ operation, code: code as 'SYSTEM_BUSY', status }))
    return isRepeated && stage.forcer.callsOf(operation) <= MAX_RETRIES
  }

  /** What shows once the page has come to rest: right now, and still a moment later. */
  async function settled(): Promise<Observed> {
    const end = trouble === '' ? performance.now() + REACTION_MS : 0
    for (;;) {
      const isRight = judge(expected, await observe(), words, declared).length === 0
      await sleep(isRight ? SETTLE_MS : LOOK_MS)
      await stage.calm()
      const latest = await observe()
      const isOver = performance.now() >= end
      if (isOver || (isRight && judge(expected, latest, words, declared).length === 0)) return latest
    }
  }

  function pathNow(): string {
    return new URL(stage.page.url()).pathname
  }

  /** Makes the screen ready for the next answer; false where it has been left. */
  async function leave({ at }: Expected): Promise<boolean> {
    if (at === 'login' || at === 'site') return false
    if (at === 'alert') await stage.page.locator('[role="alertdialog"] button').last().click()
    // A toast would lie over what is pressed next, and stand in the next picture.
    if (at === 'toast') await stage.pass(TOAST_MS.long)
    return pathNow() === here
  }
}
