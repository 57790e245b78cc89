import Gauge from 'lucide-react/icons/gauge'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useGetDomainRoute } from '#src/api/generated/system.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { paths } from '#src/core/routing/paths.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import type { LazyLayerProps } from '#src/core/errors/use-lazy-layer.ts'
import { measureDomain } from './measure-domain.ts'
import { ownDomains } from './own-domains.ts'
import { speedMessages } from './speed-messages.ts'
import styles from './SpeedTestSheet.module.css'

/** The merchant's domains with the time each takes to answer; a tap moves there (SHELL-88, GAP-94). */
export function SpeedTestSheet({ open, onClose }: LazyLayerProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(speedMessages.title)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <DomainList />
    </Sheet>
  )
}

/** Lives with the open sheet, so that every opening measures anew. */
function DomainList() {
  const intl = useIntl()
  const { data, error, refetch } = useGetDomainRoute()
  if (!data && !error) return <Skeleton shape="card" count={3} />
  const domains = ownDomains(data?.list)
  // The menu offers the test where there are some: an answer with none of them is as good as none.
  if (domains.length === 0) return <LoadFailed error={error} onRetry={refetch} />
  return (
    <>
      <p className={styles.text}>{intl.formatMessage(speedMessages.text)}</p>
      <Rows>
        {domains.map((domain) => (
          <DomainRow key={domain} domain={domain} />
        ))}
      </Rows>
    </>
  )
}

function DomainRow({ domain }: { domain: string }) {
  const intl = useIntl()
  const speed = useQuery({
    queryKey: ['domainSpeed', domain],
    queryFn: () => measureDomain(domain),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  return (
    <Row
      picture={<Icon icon={Gauge} size={22} />}
      title={<bdi>{domain}</bdi>}
      detail={
        <>
          {speed.isPending ? <Spinner /> : <Time ms={speed.data} />}
          {domain === window.location.hostname ? ` · ${intl.formatMessage(speedMessages.here)}` : null}
        </>
      }
      render={({ className, children }) => (
        <a className={className} href={`https://${domain}${paths.home}`}>
          {children}
        </a>
      )}
    />
  )
}

/** The unit is written alike in every language. */
function Time({ ms }: { ms: number | undefined }) {
  const intl = useIntl()
  if (ms === undefined) return intl.formatMessage(speedMessages.none)
  const text = `${ms} ms`
  return (
    <b className={styles.time} dir="ltr">
      {text}
    </b>
  )
}
