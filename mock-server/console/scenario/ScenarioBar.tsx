import { formatScenario, type Scenario } from '#mock/scenario/scenario.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  scenario: Scenario
  onChange: (scenario: Scenario) => void
  onCopy: () => void
}

/** Everything that is forced, one chip a rule, and the ways to use it. */
export function ScenarioBar({ scenario, onChange, onCopy }: Props) {
  return (
    <section className="scn" aria-label="Scenario">
      <b className="lead">Scenario</b>
      <ul className="chips grow">
        {scenario.length === 0 && <li className="muted">Nothing forced. Tick a code and the site gets it.</li>}
        {scenario.map((rule) => {
          const token = formatScenario([rule])
          return (
            <li className="chip" key={token}>
              <Icon name="force" />
              <span>{rule.operation}</span>
              <code>{token.slice(rule.operation.length + 1)}</code>
              <button
                type="button"
                aria-label={`Remove ${token}`}
                onClick={() => onChange(scenario.filter((one) => one !== rule))}
              >
                <Icon name="cross" />
              </button>
            </li>
          )
        })}
      </ul>
      <a className="btn" href="/m/home" target="_blank" rel="noreferrer" aria-label="Open site">
        <Icon name="open" />
        <span className="txt">Open site</span>
      </a>
      <button type="button" className="btn primary" aria-label="Copy link" onClick={onCopy}>
        <Icon name="link" />
        <span className="txt">Copy link</span>
      </button>
      <button type="button" className="btn" aria-label="Clear scenario" onClick={() => onChange([])}>
        <Icon name="cross" />
        <span className="txt">Clear</span>
      </button>
    </section>
  )
}
