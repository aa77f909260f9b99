import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useTexts } from '../../platform/language/language.ts'
import styles from './landing.module.css'

export function Hero() {
  const { headline, lead, audiences } = useTexts().landing
  return (
    <div className={styles.hero}>
      <HallDrawing className={styles.hall} />
      <div className={styles.heroInner}>
        <h1>{headline}</h1>
        <p>{lead}</p>
        <div className="gap-sm row">
          <PrerenderedLink to="/signup?type=restaurant" className={styles.signUp}>
            {audiences.restaurant.signUp}
          </PrerenderedLink>
          <PrerenderedLink to="/signup?type=supplier" className={styles.secondarySignUp}>
            {audiences.supplier.signUp}
          </PrerenderedLink>
        </div>
      </div>
    </div>
  )
}

const BAYS = [0, 1, 2, 3, 4, 5]

/** The inside of a covered market: posts, arches with their fans, the roof's trusses. Ornament only. */
function HallDrawing({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M0 132h1200M0 120h1200" />
      {BAYS.map((bay) => (
        <g key={bay} transform={`translate(${bay * 200})`}>
          <path d="M0 120v300M12 132v288M0 120 100 40l100 80M100 40v80M50 80v40m100-40v40M50 120 100 80l50 40" />
          <path d="M12 250a94 94 0 0 1 188 0M30 250a76 76 0 0 1 152 0M12 250h188M76 250a30 30 0 0 1 60 0" />
          <path d="m77 240-40-46m98 46 40-46M92 224l-19-44m47 44 19-44M106 220v-46" />
        </g>
      ))}
      <path d="M0 28h1200M60 28 100 8l40 20m120 0 40-20 40 20m120 0 40-20 40 20m120 0 40-20 40 20m120 0 40-20 40 20m120 0 40-20 40 20" />
    </svg>
  )
}
