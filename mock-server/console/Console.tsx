import { useCallback, useEffect, useRef, useState } from 'react'
import type { OperationId } from '#mock/generated/operations.ts'
import { formatScenario } from '#mock/scenario/scenario.ts'
import { Answer } from './scenario/Answer.tsx'
import { CallLog } from './CallLog.tsx'
import type { Control } from './control.ts'
import type { Door } from './door.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { formatAhead } from './leaps.ts'
import { OperationList } from './scenario/OperationList.tsx'
import { isOperationId } from '#mock/lib/operation-id.ts'
import { listed } from './scenario/operations.ts'
import { isOpen } from '#mock/state/money/order-steps.ts'
import { Orders } from './orders/Orders.tsx'
import { useOrders } from './orders/use-orders.ts'
import { ScenarioBar } from './scenario/ScenarioBar.tsx'
import * as site from './site-storage.ts'
import { TopBar } from './TopBar.tsx'
import { useKeys } from './use-keys.ts'
import { useLog } from './use-log.ts'
import { useScenario } from './scenario/use-scenario.ts'
import { useStubbed } from './scenario/use-stubbed.ts'

const PANES = [
  { name: 'ops', label: 'Operations' },
  { name: 'answer', label: 'Answer' },
  { name: 'orders', label: 'Orders' },
  { name: 'log', label: 'Calls' },
] as const
type Pane = (typeof PANES)[number]['name']
/** Where a wide window shows one of two things. */
type View = Extract<Pane, 'answer' | 'orders'>
const ORDERS = '#orders'

const SAID_MS = 2_500

/** The operation in the address, so that a reload and a link lead back to it. */
function addressed(): OperationId {
  const name = window.location.hash.slice(1)
  return isOperationId(name) ? name : 'login'
}

/** The whole console: list, answer and log beside each other, or one after the other on a phone. */
export function Console({ door, control }: { door: Door; control: Control }) {
  const [said, setSaid] = useState('')
  const [current, setCurrent] = useState(addressed)
  const [view, setView] = useState<View>(window.location.hash === ORDERS ? 'orders' : 'answer')
  const [pane, setPane] = useState<Pane>(window.location.hash === '' ? 'ops' : view)
  const [who, setWho] = useState(site.signedInName)
  const [aheadMs, setAheadMs] = useState<number>()
  const [theme, setTheme] = useState(site.keptTheme)
  const [keysOn, setKeysOn] = useState(site.keptKeysOn)
  const [paused, setPaused] = useState(false)
  const [tall, setTall] = useState(false)
  const help = useRef<HTMLDialogElement>(null)

  const fail = useCallback((error: unknown) => setSaid(error instanceof Error ? error.message : String(error)), [])
  const { scenario, change, read } = useScenario(control, fail)
  const { stubbed, assign, read: readStubbed } = useStubbed(control, fail)
  const readClock = useCallback(() => void control.aheadMs().then(setAheadMs, fail), [control, fail])
  const { log, empty } = useLog(control, {
    paused,
    onNewRun() {
      read()
      readClock()
      readStubbed()
    },
  })

  const { live, act } = useOrders(control, paused)

  useEffect(readClock, [readClock])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  useEffect(() => {
    const follow = (): void => setWho(site.signedInName())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  useEffect(() => {
    if (said === '') return undefined
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  const show = (next: Pane, id = current): void => {
    setPane(next)
    if (next !== 'answer' && next !== 'orders') return
    setView(next)
    window.history.replaceState(null, '', next === 'orders' ? ORDERS : `#${id}`)
  }
  const open = (id: OperationId): void => {
    setCurrent(id)
    show('answer', id)
  }
  const copy = (): void => {
    const link = `${window.location.origin}/m/home${scenario.length > 0 ? `?mock=${formatScenario(scenario)}` : ''}`
    navigator.clipboard.writeText(link).then(
      () => setSaid(`Link with ${scenario.length} ${scenario.length === 1 ? 'rule' : 'rules'} copied`),
      () => window.prompt('The browser keeps the clipboard closed; copy the link here:', link),
    )
  }
  const leap = (ms: number): void => {
    setAheadMs(ms)
    control.setAheadMs(ms).then(() => setSaid(`Clock: ${formatAhead(ms)}`), fail)
  }
  const reset = async (everything: boolean): Promise<void> => {
    await control.reset()
    site.dropSession()
    setWho(undefined)
    empty()
    if (everything) {
      read()
      readClock()
    } else {
      await control.setScenario(formatScenario(scenario))
      if (aheadMs) await control.setAheadMs(aheadMs)
    }
    setSaid('First rows again')
  }
  const switchTheme = (): void => {
    const next = theme === 'dark' ? 'light' : 'dark'
    site.keepTheme(next)
    setTheme(next)
  }
  const switchKeys = (on: boolean): void => {
    site.keepKeysOn(on)
    setKeysOn(on)
  }

  useKeys(
    {
      '/': () => {
        setPane('ops')
        document.querySelector<HTMLInputElement>('#search')?.select()
      },
      o: () => show('orders'),
      c: copy,
      x: () => change([]),
      l: () => setTall(!tall),
      p: () => setPaused(!paused),
      t: switchTheme,
      '?': () => help.current?.showModal(),
    },
    keysOn,
  )

  const operation = listed.find(({ id }) => id === current)
  return (
    <div className="console" data-pane={pane}>
      <TopBar
        {...{ door, who, aheadMs }}
        onSignIn={(merchant, account) => {
          if (!account) site.dropSession()
          const done = account ? control.signIn(merchant, account) : Promise.resolve()
          done.then(() => {
            setWho(site.signedInName())
            setSaid(account ? `Signed in as ${account.username}` : 'Signed out')
          }, fail)
        }}
        onLeap={leap}
        onReset={(everything) => void reset(everything).catch(fail)}
        onTheme={switchTheme}
        onHelp={() => help.current?.showModal()}
      />
      <ScenarioBar scenario={scenario} onChange={change} onCopy={copy} />
      <main className={tall ? 'work tall' : 'work'}>
        <OperationList
          {...{ scenario, stubbed }}
          current={view === 'orders' ? undefined : current}
          openOrders={live.orders.filter(isOpen).length}
          onChoose={open}
          onOrders={() => show('orders')}
        />
        {view === 'orders' ? (
          <Orders {...{ door, control, live, who }} onAct={act} onSay={setSaid} />
        ) : (
          operation && <Answer {...{ operation, scenario, stubbed }} onChange={change} onAssign={assign} />
        )}
        <CallLog
          {...{ log, paused, tall }}
          onPause={() => setPaused(!paused)}
          onTall={() => setTall(!tall)}
          onEmpty={empty}
          onOpen={open}
        />
      </main>
      <nav className="tabs" aria-label="Parts">
        {PANES.map(({ name, label }) => (
          <button key={name} type="button" aria-current={name === pane} onClick={() => show(name)}>
            {label}
          </button>
        ))}
      </nav>
      <KeysDialog dialog={help} on={keysOn} onSwitch={switchKeys} />
      <p className={said === '' ? 'say' : 'say on'} role="status">
        {said}
      </p>
    </div>
  )
}
