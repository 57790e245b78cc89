import { useState } from 'react'
import { useImageHosts } from '#src/core/site/site-status.ts'
import { imageHost, pictureUrl } from './picture.ts'

/** At most so many addresses are tried before the placeholder stays. */
const MAX_TRIES = 4

interface PictureProps {
  /** Paths, best first; every path is tried at the picked host, then at the others. */
  paths: readonly string[]
  width: number
  height: number
  className?: string | undefined
  /** The first pictures of a page are asked for at once; all others when they come near. */
  eager?: boolean
}

/**
 * A picture of the catalogue with its size reserved. When an address fails the next one is tried; at the end nothing is
 * drawn and the ground behind it stays, without a shift. Decorative: the name stands beside it as text.
 */
export function Picture({ paths, width, height, className, eager = false }: PictureProps) {
  const hosts = useImageHosts()
  const [failures, setFailures] = useState(0)
  const picked = imageHost(hosts)
  const others = hosts.filter((host) => host !== picked)
  const addresses = paths
    .flatMap((path) => [picked, ...others].map((host) => pictureUrl(path, host)))
    .slice(0, MAX_TRIES)
  const address = addresses[failures]
  if (!address) return null
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
      onError={() => setFailures(failures + 1)}
    />
  )
}
