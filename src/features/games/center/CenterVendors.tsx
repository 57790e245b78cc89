import { useIntl } from 'react-intl'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { launchableVendor } from '#src/core/games/launch/launch.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { textDirection } from '#src/lib/text-direction.ts'
import { SectionHead } from '#src/ui/display/SectionHead.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { listMessages } from '../filter/list-messages.ts'
import { centerMessages as messages } from './center-messages.ts'
import { useVendors } from '../filter/use-vendors.ts'
import styles from './CenterVendors.module.css'

const PENDING_VENDORS = 6

/** The vendors of a category; a tap opens one by the launch rules (LIST-32, LIST-33). */
export function CenterVendors({ category }: { category: VendorCategory }) {
  const intl = useIntl()
  const { vendors, isPending, isFailed, error, retry } = useVendors(category)
  if (isFailed) {
    return <LoadFailed error={error} onRetry={retry} />
  }
  if (!isPending && vendors.length === 0) {
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
      <SectionHead mark={currentMerchant.mark} title={intl.formatMessage(listMessages.makers)} />
      {isPending ? (
        <div className={styles.grid}>
          <Skeleton shape="card" count={PENDING_VENDORS} className={styles.pending} />
        </div>
      ) : (
        <VendorTiles category={category} vendors={vendors} />
      )}
    </section>
  )
}

function VendorTiles({
  category,
  vendors,
}: { category: VendorCategory } & Pick<ReturnType<typeof useVendors>, 'vendors'>) {
  const { launch, isLaunching } = useLaunch()
  return (
    <ul className={styles.grid}>
      {vendors.map((vendor) => {
        const game = launchableVendor(vendor, category)
        return (
          <li key={vendor.vassalage}>
            <button
              type="button"
              className={styles.vendor}
              aria-busy={isLaunching(game) || undefined}
              onClick={() => launch(game)}
            >
              <Picture className={styles.logo} paths={[vendor.iconUrl]} width={48} height={48} />
              <bdi className={styles.name} dir={textDirection(vendor.displayName)}>
                {vendor.displayName}
              </bdi>
              {isLaunching(game) ? <Spinner /> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
