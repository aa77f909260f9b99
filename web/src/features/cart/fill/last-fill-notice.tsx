import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useLastFill } from './last-fill.ts'

/** Asked for while the cart is being filled, so that it is there when that is done. */
export const loadFillNotice = async () => (await import('./fill-notice.tsx')).FillNotice
const FillNotice = lazyComponent(loadFillNotice)

/** What became of each product when the cart was filled the last time; nothing when that is closed, or ordered. */
export function LastFillNotice() {
  const fill = useLastFill()
  return fill ? <FillNotice fill={fill} /> : null
}
