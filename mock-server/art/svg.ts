/** A coordinate with at most one decimal: enough at three device pixels, short in bytes. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A stand-alone picture: sized, namespaced, nothing outside itself. */
export function svg(width: number, height: number, body: string, viewBox = `0 0 ${width} ${height}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`
}

/** The stops of a gradient, each `[offset, colour, opacity]`. */
export function stops(...list: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const clear = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`
    })
    .join('')
}
