/** Code that comes after the first screen, for the first tap that needs it. */
export interface LateCode<Code> {
  /** Asks for it ahead of the tap; a failure waits for the tap to say so. */
  prepare: () => void
  /** Does something with it: at once where it is there, else as soon as it has come. */
  use: (task: (code: Code) => void, onFailed: () => void) => void
}

export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined
  const ask = () => load().then((loaded) => (code = loaded))
  return {
    prepare: () => void ask().catch(() => undefined),
    use: (task, onFailed) => {
      if (code) task(code)
      else ask().then(task, onFailed)
    },
  }
}
