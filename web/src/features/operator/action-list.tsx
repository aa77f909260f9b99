import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { PagedList } from '../../components/paged-list.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import styles from './action-list.module.css'
import { actionsOptions, type OperatorActionEntry, PER_PAGE } from './operator-queries.ts'
import type { PagedListParams } from './paged-list-params.ts'

const RecordedTaxRule = lazyComponent(
  async () => (await import('./taxes/recorded-tax-rule.tsx')).RecordedTaxRule,
)

export function ActionList({ page, onPage }: Pick<PagedListParams, 'page' | 'onPage'>) {
  const texts = useTextsOf(operatorTexts)
  const { moment } = useFormat()
  const query = useQuery(actionsOptions(page))
  return (
    <PagedList
      query={query}
      perPage={PER_PAGE.actions}
      page={page}
      onPage={onPage}
      empty={
        <EmptyState icon={<IconHistory size={30} stroke={1.5} />}>{texts.noActions}</EmptyState>
      }
    >
      {(actions) => (
        <ol className={styles.actions}>
          {actions.map((done) => (
            <li key={`${done.at} ${done.action} ${done.subject}`} className={styles.action}>
              <p className={`${styles.what} row`}>
                <span>{texts.actions[done.action]}</span>
                {done.subject === '' ? null : <strong>{done.subject}</strong>}
              </p>
              {done.detail === null ? null : (
                <p className={styles.detail}>
                  <Detail done={done} detail={done.detail} />
                </p>
              )}
              <p className="soft small">
                <time dateTime={done.at}>{moment(done.at)}</time> {texts.by(done.operator)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}

function Detail({ done, detail }: { done: OperatorActionEntry; detail: string }) {
  const texts = useTextsOf(operatorTexts)
  if (done.action === 'import_cities') return texts.citiesAdded(Number(detail))
  const isTaxRule = done.action === 'add_tax_rule' || done.action === 'withdraw_tax_rule'
  return isTaxRule ? <RecordedTaxRule detail={detail} /> : detail
}
