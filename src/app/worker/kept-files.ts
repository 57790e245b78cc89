/** What the build writes into the worker: the files that it keeps from its installation on. */
export interface WorkerFiles {
  /** Hash of index.html. */
  document: string
  /** Scripts and styles of home, and those that all other pages share. */
  everyStart: readonly string[]
  /** What browsers need besides that lack younger interfaces. */
  oldBrowsers: readonly string[]
  /** Words of the first screen and of all other pages, by platform code of the language. */
  messages: Readonly<Record<string, readonly string[]>>
  /** The house picture of each merchant with its hash. */
  heroes: Readonly<Record<string, { url: string; revision: string }>>
}

/** For whom a worker was installed; its address says it. */
export interface WorkerVisitor {
  /** Platform code. */
  language: string
  merchant: string
  isOldBrowser: boolean
}

/** A file with its hash; null where the name has one. */
export interface KeptFile {
  url: string
  revision: string | null
}

/** Returns what a worker keeps from its installation on: one language and one merchant, not all of them. */
export function filesToKeep(files: WorkerFiles, { language, merchant, isOldBrowser }: WorkerVisitor): KeptFile[] {
  const hashed = [
    ...files.everyStart,
    ...(isOldBrowser ? files.oldBrowsers : []),
    ...(files.messages[language] ?? files.messages['EN'] ?? []),
  ]
  const hero = files.heroes[merchant]
  return [
    { url: '/index.html', revision: files.document },
    ...[...new Set(hashed)].map((url) => ({ url, revision: null })),
    ...(hero ? [hero] : []),
  ]
}
