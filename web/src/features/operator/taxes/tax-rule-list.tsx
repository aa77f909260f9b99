import { taxRulesTexts } from '@halles/texts/pages/tax-rules.ts'
import { IconReceiptTax } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { AskButton } from '../../../components/ask-button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import type { Nothing } from '../../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { type AddedTaxRule, OPERATOR_KEYS, PER_PAGE, taxRulesOptions } from '../operator-queries.ts'
import type { PagedListParams } from '../paged-list-params.ts'
import { AddTaxRule } from './add-tax-rule.tsx'
import { useTaxRuleWords } from './describe-tax-rule.ts'
import styles from './tax-rules.module.css'
import { TaxedToday } from './taxed-today.tsx'

/** What operators have added to the rules of taxes, and what holds today. */
export function TaxRuleList({ page, onPage }: Pick<PagedListParams, 'page' | 'onPage'>) {
  const texts = useTextsOf(taxRulesTexts)
  const query = useQuery(taxRulesOptions(page))
  return (
    <div className="stack gap-lg">
      <p>{texts.intro}</p>
      {query.data ? <AddTaxRule today={query.data.today} /> : null}
      <section aria-labelledby="added-rules">
        <h2 id="added-rules" className="mb-sm">
          {texts.added}
        </h2>
        <PagedList
          query={query}
          perPage={PER_PAGE.taxRules}
          page={page}
          onPage={onPage}
          empty={
            <EmptyState icon={<IconReceiptTax size={30} stroke={1.5} />}>{texts.none}</EmptyState>
          }
        >
          {(rules) => (
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <Rule key={rule.public_id} rule={rule} today={query.data?.today ?? ''} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
      {query.data ? <TaxedToday rates={query.data.rates} classes={query.data.classes} /> : null}
    </div>
  )
}

function Rule({ rule, today }: { rule: AddedTaxRule; today: string }) {
  const texts = useTextsOf(taxRulesTexts)
  const { moment } = useFormat()
  const { what, when } = useTaxRuleWords()
  const mayWithdraw = rule.withdrawn_at === null && rule.from_day > today
  return (
    <li className={`${styles.rule} row between center gap-md`}>
      <div className="min-0">
        <p className="strong anywhere">{what(rule)}</p>
        <p>{when(rule)}</p>
        <p className="soft small">{texts.addedAt(moment(rule.added_at))}</p>
        {rule.withdrawn_at === null ? null : (
          <StatusBadge tone="cancelled">{texts.withdrawn}</StatusBadge>
        )}
      </div>
      {mayWithdraw ? <Withdraw rule={rule} /> : null}
    </li>
  )
}

function Withdraw({ rule }: { rule: AddedTaxRule }) {
  const texts = useTextsOf(taxRulesTexts)
  const { what } = useTaxRuleWords()
  const withdraw = useChange({
    call: (_: Nothing, options) =>
      api.operatorTaxRuleWithdraw({ public_id: rule.public_id }, options),
    stale: OPERATOR_KEYS,
    staleWhenRefused: true,
    done: texts.withdrawDone,
  })
  return (
    <AskButton
      variant="default"
      size="sm"
      aria-label={texts.withdrawOf(what(rule))}
      title={texts.withdrawTitle}
      message={texts.withdrawMessage}
      confirm={texts.withdrawNow}
      destructive
      change={withdraw}
    >
      {texts.withdraw}
    </AskButton>
  )
}
