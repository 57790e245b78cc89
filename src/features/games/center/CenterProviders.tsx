import { useIntl } from 'react-intl'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { launchableProvider } from '#src/core/games/launch/launch.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { providersMessage } from '#src/core/games/providers-message.ts'
import { textDirection } from '#src/lib/text-direction.ts'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { centerMessages as messages } from './center-messages.ts'
import { useProviders } from '../filter/use-providers.ts'
import styles from './CenterProviders.module.css'

const PENDING_VENDORS = 6

/** The providers of a category; a tap opens one by the launch rules (LIST-32, LIST-33). */
export function CenterProviders({ category }: { category: VendorCategory }) {
  const intl = useIntl()
  const { providers, isPending, isFailed, error, retry } = useProviders(category)
  if (isFailed) {
    return <LoadFailed error={error} onRetry={retry} />
  }
  if (!isPending && providers.length === 0) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    )
  }
  return (
    <section aria-busy={isPending || undefined}>
      <SectionHead title={intl.formatMessage(providersMessage)} />
      {isPending ? (
        <div className={styles.grid}>
          <Skeleton shape="card" count={PENDING_VENDORS} className={styles.pending} />
        </div>
      ) : (
        <ProviderTiles category={category} providers={providers} />
      )}
    </section>
  )
}

function ProviderTiles({
  category,
  providers,
}: { category: VendorCategory } & Pick<ReturnType<typeof useProviders>, 'providers'>) {
  const { launch, isLaunching } = useLaunch()
  return (
    <ul className={styles.grid}>
      {providers.map((provider) => {
        const game = launchableProvider(provider, category)
        return (
          <li key={provider.vassalage}>
            <button
              type="button"
              className={styles.provider}
              aria-busy={isLaunching(game) || undefined}
              onClick={() => launch(game)}
            >
              <Picture className={styles.logo} paths={[provider.iconUrl]} width={48} height={48} />
              <bdi className={styles.name} dir={textDirection(provider.displayName)}>
                {provider.displayName}
              </bdi>
              {isLaunching(game) ? <Spinner /> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
