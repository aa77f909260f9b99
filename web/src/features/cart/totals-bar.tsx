import { formatMoney } from '@halles/domain/money.ts'
import { IconCheck, IconChevronUp } from '@tabler/icons-react'
import { useDeferredValue, useId, useState } from 'react'
import { Awning } from '../../components/awning.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Money } from '../../components/money.tsx'
import { StickyBar } from '../../components/sticky-bar.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { useCartOpen, useRoomBeside } from './cart-open.ts'
import { MinimumBar } from './minimum-bar.tsx'
import { isEstimate, type SupplierGroup, supplierGroups, wireAmounts } from './supplier-groups.ts'
import styles from './totals-bar.module.css'
import { useCart } from './use-cart.ts'

const Charges = lazyComponent(async () => (await import('../../components/charges.tsx')).Charges)

/**
 * What the cart comes to, supplier by supplier, and what each minimum still lacks, in view under a list. Nothing while
 * the cart is empty, or open beside the list, where it shows the same.
 */
export function TotalsBar() {
  const { cart: words } = useTexts()
  // The row whose quantity changed is painted first.
  const { cart } = useDeferredValue(useCart())
  const saidBeside = [useCartOpen(), useRoomBeside()].every(Boolean)
  const [isUnfolded, setUnfolded] = useState(false)
  const listId = useId()
  const groups = cart ? supplierGroups(cart) : []
  const below = groups.filter((group) => group.missingCents > 0).length
  const isKnown = groups.every(({ minimumCents }) => minimumCents !== undefined)
  const isMet = isKnown && below === 0
  const state = isKnown ? words.minimumsToReach(below) : ''
  useAnnounce(cart && !saidBeside ? (groups.length === 0 ? '' : state) : undefined)
  if (!cart || groups.length === 0 || saidBeside) return null
  const amounts = wireAmounts(...groups)
  const isAbout = isEstimate(cart.cart_products)
  return (
    <StickyBar
      look="own"
      className={isUnfolded ? `${styles.bar} ${styles.unfolded}` : styles.bar}
      aria-label={words.totals}
      onKeyDown={(event) => event.key === 'Escape' && setUnfolded(false)}
    >
      <section
        id={listId}
        className={styles.parts}
        aria-label={words.bySupplier}
        tabIndex={isUnfolded ? 0 : undefined}
      >
        <ul className={styles.suppliers}>
          {groups.map((group) => (
            <Supplier key={group.supplier.public_id} group={group} />
          ))}
        </ul>
        {amounts.total === amounts.goods ? null : (
          <Charges amounts={amounts} goods={amounts.goods} isEstimate={isAbout} isPart />
        )}
      </section>
      <div className={`${styles.end} flex center`}>
        <div className={`${styles.sum} flex center`}>
          <button
            type="button"
            className={`${styles.fold} soft fixed`}
            aria-expanded={isUnfolded}
            aria-controls={listId}
            aria-label={words.bySupplier}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <IconChevronUp size={22} aria-hidden />
          </button>
          <div>
            <div className={`${styles.total} size-xl nowrap`}>
              <span className={styles.label}>{words.total}</span>{' '}
              <Money amount={amounts.total} isEstimate={isAbout} />
            </div>
            <div className={isMet ? styles.met : styles.below}>
              {isMet ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
              {/* Not known yet, it keeps its line. */}
              {state || '\u00a0'}
            </div>
          </div>
        </div>
        <ButtonLink to="/checkout">{words.checkout}</ButtonLink>
      </div>
    </StickyBar>
  )
}

function Supplier({ group }: { group: SupplierGroup }) {
  return (
    <li className={`${styles.supplier} grid strong`}>
      <span className={styles.name} title={group.supplier.name}>
        <Awning supplier={group.supplier.public_id} /> {group.supplier.name}
      </span>
      <Money amount={formatMoney(group.totalCents)} isEstimate={isEstimate(group.lines)} />
      <div className={styles.way}>
        <MinimumBar group={group} brief />
      </div>
    </li>
  )
}
