import { createElement, type ReactElement, type SVGProps } from 'react'

/** A drawing as the icon library keeps it. */
interface IconData {
  /** Side of the square that it is drawn in; 24 where none is named. */
  size?: number
  node: readonly (readonly [shape: string, attributes: Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}

/**
 * Makes the component of one drawing. Builds put this in the place of lucide-react's own factory
 * (scripts/site/build/icons-plugin.ts), which also knows contexts, aliases and class names that nothing here uses.
 */
export function createIcon({ size: side = 24, node }: IconData) {
  return function IconDrawing({ size = 24, ...attributes }: IconProps): ReactElement {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    )
  }
}
