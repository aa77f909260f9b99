import { photoAddress } from '@halles/contract/photo-address.ts'
import { photosTexts } from '@halles/texts/pages/photos.ts'
import { IconEyeOff, IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { useChange } from '../../../components/use-change.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { api } from '../../../platform/api/api.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { OPERATOR_KEYS, PER_PAGE, photosOptions, type ReviewedPhoto } from '../operator-queries.ts'
import type { PagedListParams } from '../paged-list-params.ts'
import styles from './photo-reviews.module.css'

const REVIEWED_STATES = ['reported', 'hidden'] as const
type State = (typeof REVIEWED_STATES)[number]

type PhotoReviewsProps = Pick<PagedListParams, 'page' | 'onPage'> & {
  state: State
  onState: (state: State) => void
}

/** Photos that were reported, to keep or to hide; and those that are hidden. */
export function PhotoReviews({ state, onState, page, onPage }: PhotoReviewsProps) {
  const texts = useTextsOf(photosTexts)
  const query = useQuery(photosOptions(state, page))
  return (
    <>
      <div className="row gap-sm mb-lg">
        {REVIEWED_STATES.map((one) => (
          <Button
            key={one}
            variant={one === state ? 'light' : 'default'}
            aria-pressed={one === state}
            onClick={() => onState(one)}
          >
            {texts.reviewed[one]}
          </Button>
        ))}
      </div>
      <PagedList
        query={query}
        perPage={PER_PAGE.photos}
        page={page}
        onPage={onPage}
        rowHeight={200}
        empty={
          <EmptyState icon={<IconPhoto size={30} stroke={1.5} />}>
            {texts.noneReviewed[state]}
          </EmptyState>
        }
      >
        {(photos) => (
          <div className="stack">
            {photos.map((photo) => (
              <Review key={photo.public_id} photo={photo} state={state} />
            ))}
          </div>
        )}
      </PagedList>
    </>
  )
}

function Review({ photo, state }: { photo: ReviewedPhoto; state: State }) {
  const texts = useTextsOf(photosTexts)
  const { moment } = useFormat()
  const nameOf = useProductName()
  const decide = useChange({
    call: (decided: 'shown' | 'hidden', options) =>
      api.operatorPhotoDecide({ photo_public_id: photo.public_id, state: decided }, options),
    stale: OPERATOR_KEYS,
    staleWhenRefused: true,
    done: texts.decided,
  })
  const name = nameOf({ name_fr: photo.product_name_fr, name_en: photo.product_name_en })
  return (
    <article className={`${styles.review} grid gap-md card p-lg`} aria-label={name}>
      {state === 'hidden' ? (
        <span className={`${styles.hidden} grid center soft`}>
          <IconEyeOff size={32} aria-hidden />
        </span>
      ) : (
        <img
          src={photoAddress(photo.public_id, 480)}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          alt={name}
          className={styles.photo}
        />
      )}
      <div className="grid gap-xs align-start">
        <h2>{name}</h2>
        <p className="soft">{photo.supplier}</p>
        <ul className="plain-list small">
          {photo.reports.map(({ restaurant, reason, at }) => (
            <li key={restaurant}>
              {texts.reportedBy(restaurant, texts.reasons[reason], moment(at))}
            </li>
          ))}
        </ul>
        <div className="row gap-sm">
          <Button
            variant="light"
            loading={decide.isPending}
            onClick={() => decide.start('shown')}
            aria-label={`${state === 'hidden' ? texts.showAgain : texts.keep}, ${name}`}
          >
            {state === 'hidden' ? texts.showAgain : texts.keep}
          </Button>
          {state === 'hidden' ? null : (
            <Button
              danger
              loading={decide.isPending}
              onClick={() => decide.start('hidden')}
              aria-label={`${texts.hide}, ${name}`}
            >
              {texts.hide}
            </Button>
          )}
        </div>
        {decide.failure ? <p className="error-text">{decide.failure}</p> : null}
      </div>
    </article>
  )
}
