import { useEffect, useState } from 'react'
import { useImageHosts } from '#src/core/site/site-status.ts'
import { imageHost, keepHostOf, pictureAddresses } from './picture.ts'
import { hostAnswered, waitForHost } from './picture-patience.ts'

interface PictureProps {
  /** Best first. */
  paths: readonly string[]
  width: number
  height: number
  className?: string | undefined
  /** The first pictures of a page are asked for at once; all others when they come near. */
  eager?: boolean
}

/**
 * A picture of the catalogue with its size reserved. When an address fails, or its host stays silent, the next one is
 * tried; at the end nothing is drawn and the ground behind it stays, without a shift, until the connection is back.
 * Decorative: the name stands beside it as text.
 */
export function Picture({ paths, width, height, className, eager = false }: PictureProps) {
  const hosts = useImageHosts()
  // Kept when another picture learns of a better host: one that is there must not be loaded again.
  const [picked] = useState(() => imageHost(hosts))
  const [failures, setFailures] = useState(0)
  const [address, next] = pictureAddresses(paths, hosts, picked).slice(failures)
  useEffect(() => {
    // The last one has all the time it needs.
    if (!address || !next) return undefined
    return waitForHost(address, eager, () => setFailures(failures + 1))
  }, [address, next, eager, failures])
  useEffect(() => {
    if (address) return undefined
    // None has come; with a connection the first may (ERR-46).
    const again = () => setFailures(0)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [address])
  if (!address) return null
  const onLoad = () => {
    hostAnswered(address)
    if (failures > 0) keepHostOf(address, hosts)
  }
  return (
    <img
      className={className}
      src={address}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onLoad={onLoad}
      onError={() => setFailures(failures + 1)}
    />
  )
}
