import { useEffect } from 'react'
import { useImageHosts, useSiteStatus } from '#src/core/site/site-status.ts'
import { imageHost, pictureAddresses } from './picture.ts'

/**
 * Puts the logo that the site status names in the place of the lit marks, which are those of the house, as soon as one
 * of its addresses has sent it (GAP-135). Until then, and where none does, the mark that the site has stands there.
 */
export function useLogo(): void {
  const hosts = useImageHosts()
  const { logo } = useSiteStatus().info.resources ?? {}
  useEffect(() => {
    if (!logo) return
    const addresses = pictureAddresses([logo], hosts, imageHost(hosts))
    const { dataset, style } = document.documentElement
    const picture = new Image()
    const ask = () => {
      const address = addresses.shift()
      if (address) picture.src = address
    }
    picture.addEventListener('load', () => {
      style.setProperty('--logo', `url(${JSON.stringify(picture.src)})`)
      dataset.logo = ''
    })
    picture.addEventListener('error', ask)
    ask()
  }, [logo, hosts])
}
