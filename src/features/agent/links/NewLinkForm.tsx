import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { createAffiliateUrl } from '#src/api/generated/agent.ts'
import { listAffiliateUrlsQuery, listSubordinatesQuery } from '#src/api/generated/agent-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import type { AffiliateUrl, RebateRate } from '#src/api/generated/types.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { agentMessages as messages } from '../agent-messages.ts'
import { chosenDownlineType, DOWNLINE_TYPE } from '../downline-type.ts'
import { Choice, DownlineFields } from '../DownlineFields.tsx'
import { ratePlace } from '../rate-place.ts'
import { checkRates, noRates, rebatesOf, tidyRates, type RateValues } from '../rates.ts'
import styles from './Links.module.css'

type LinkValues = RateValues & { type: string; domain: string }

const emptyLink = (own: readonly RebateRate[], domain: string): LinkValues => ({
  ...noRates(own),
  type: String(DOWNLINE_TYPE.member),
  domain,
})

interface NewLinkFormProps {
  own: readonly RebateRate[]
  domains: readonly string[]
  onMade: (link: AffiliateUrl) => void
}

/** The form for a link: whom it makes, their rates, and the host it leads to (NAMED-06, GATEWAY-106). */
export function NewLinkForm({ own, domains, onMade }: NewLinkFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const { mainDomain } = useSiteStatus().info
  // GAP-135: links that are shared lead to the main domain, unless another one is chosen.
  const firstDomain = domains.find((one) => one === mainDomain) ?? domains[0] ?? window.location.hostname
  const form = useGatewayForm({
    name: 'newAffiliateUrl',
    initial: emptyLink(own, firstDomain),
    secrets: [],
    tidy: (values) => ({ ...tidyRates(values, own), type: values.type, domain: values.domain }),
    check: (values) => checkRates(values, own),
    operations: ['createAffiliateUrl'],
    places: ratePlace(own),
    send: (values) =>
      createAffiliateUrl({
        body: {
          accountType: chosenDownlineType(values.type),
          rebates: rebatesOf(values, own),
          // A host that was chosen earlier may be gone.
          domain: domains.includes(values.domain) ? values.domain : firstDomain,
        },
      }),
    onSent: (link, _values, inPage) => {
      void invalidate(listAffiliateUrlsQuery)
      if (inPage) onMade(link)
    },
    // The link may be there all the same. The rates of the agent, or the other links, may have changed meanwhile.
    onFailed: () => void invalidate(listAffiliateUrlsQuery, listSubordinatesQuery),
  })
  const [type, domain] = useWatch({ control: form.control, name: ['type', 'domain'] })
  return (
    <form {...form.props}>
      <DownlineFields
        type={chosenDownlineType(type)}
        onType={(next) => form.set('type', String(next))}
        own={own}
        field={form.field}
      />
      {domains.length > 1 ? (
        <Choice label={intl.formatMessage(messages.domain)}>
          {domains.map((one) => (
            <Chip key={one} selected={one === domain} onPress={() => form.set('domain', one)}>
              <bdi>{one}</bdi>
            </Chip>
          ))}
        </Choice>
      ) : null}
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(messages.makeLink)}
      </SubmitButton>
    </form>
  )
}
