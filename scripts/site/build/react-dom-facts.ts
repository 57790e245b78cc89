import { type Facts, foldCode } from './fold-code.ts'

/** The release of react-dom whose code was read for these facts. */
const RELEASE = '19.3.1'

/**
 * What holds inside react-dom (`react-dom-client.production.js`) where nothing is drawn by a server, no element has an
 * action or belongs into the head of the document, and no fragment has a ref: the parts that would serve these are left
 * out. `unused-parts.ts` fails the build when something asks for them after all.
 */
const FACTS: Facts = {
  // Kinds of components: profiler, legacy class, piece of a server's page, list of boundaries, scope, legacy hidden
  // part, head's element, page's own element, view transition, activity.
  tags: [12, 17, 18, 19, 21, 23, 26, 27, 30, 31],
  cases: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  classes: ['FragmentInstance', 'ReactDOMHydrationRoot', 'ViewTransitionPseudoElement'],
  // The lanes that view transitions go with.
  masks: [335544064],
  entries: [
    // Hooks of forms.
    'useActionState',
    'useFormState',
    'useHostTransitionStatus',
    'useOptimistic',
    // Others.
    'findDOMNode',
    'useCacheRefresh',
  ],
  properties: {
    // Pages of a server, taken over.
    dehydrated: 'null',
    isDehydrated: '!1',
  },
  variables: {
    // Pages of a server, taken over; events that waited for them.
    blockedOn: 'null',
    currentReplayingEvent: 'null',
    hydrationErrors: 'null',
    hydrationParentFiber: 'null',
    isHydrating: '!1',
    nextHydratableInstance: 'null',
    previousHydratableOnEnteringScopedSingleton: 'null',
    queuedDrag: 'null',
    queuedFocus: 'null',
    queuedMouse: 'null',
    rootOrSingletonContext: '!1',
    // Elements of the head, and hints for what to load.
    currentHoistableRoot: 'null',
    preconnect: 'null',
    prefetchDNS: 'null',
    preinitModuleScript: 'null',
    preinitScript: 'null',
    preinitStyle: 'null',
    preload: 'null',
    preloadModule: 'null',
    onUnsuspend: 'null',
    // Refs of fragments.
    parentFragmentInstances: 'null',
    // Actions of forms.
    requestFormReset: 'null',
    // View transitions.
    appearingViewTransitions: 'null',
    inUpdateViewTransition: '!1',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    rootViewTransitionAffected: '!1',
    rootViewTransitionNameCanceled: '!1',
    shouldStartViewTransition: '!1',
    viewTransitionContextChanged: '!1',
    viewTransitionMutationContext: '!1',
    // A navigation to nowhere that lets the browser show that something loads; no release makes it.
    defaultOnDefaultTransitionIndicator: 'null',
  },
  calls: {
    // Pages of a server, taken over.
    clearIfContinuousEvent: 'void 0',
    getActivityInstanceFromFiber: 'null',
    getSuspenseInstanceFromFiber: 'null',
    getParentHydrationBoundary: 'null',
    popHydrationState: '!1',
    popToNextHostParent: 'void 0',
    registerSuspenseInstanceRetry: 'void 0',
    resetHydrationState: 'void 0',
    retryIfBlockedOn: 'void 0',
    updateDehydratedSuspenseComponent: 'null',
    upgradeHydrationErrorsToRecoverable: 'null',
    // Elements of the head and of the page.
    clearSingletonPreambleContribution: 'void 0',
    getHoistableRoot: 'null',
    isHostHoistableType: '!1',
    isSingletonScope: '!1',
    // Pictures and styles that a drawing waits for, in view transitions and the head.
    accumulateSuspenseyCommitOnFiber: 'void 0',
    preloadInstanceAndSuspendIfNeeded: 'void 0',
    waitForCommitToBeReady: 'null',
    // Refs of fragments.
    commitFragmentInstanceDeletionEffects: 'void 0',
    commitFragmentInstanceInsertionEffects: 'void 0',
    commitNewChildToFragmentInstances: 'void 0',
    isFragmentInstanceParent: '!1',
    traverseVisibleInstancesAndTextInstances: 'void 0',
    // Actions of forms.
    coerceFormActionProp: 'null',
    startHostTransition: 'void 0',
    // Elements of the page's own making, and names of components for errors.
    getStackByFiberInDevAndProd: '""',
    isCustomElement: '!1',
  },
}

/**
 * Leaves out of react-dom's code what nothing here uses.
 *
 * @param code content of `react-dom-client.production.js`
 * @throws when it is of another release: its code has to be read before, which facts still hold
 */
export function foldReactDom(code: string): string {
  if (!code.includes(`exports.version = "${RELEASE}"`))
    throw new Error(`react-dom is not ${RELEASE}, for which react-dom-facts.ts holds`)
  return foldCode(code, FACTS)
}
